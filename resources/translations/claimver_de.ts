<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name></name>
    <message>
        <source>Dismiss this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
    <message>
        <source> Open…</source>
        <translation> Öffnen…</translation>
    </message>
    <message>
        <source>Open a text file</source>
        <translation>Textdatei öffnen</translation>
    </message>
    <message>
        <source> Check</source>
        <translation> Prüfen</translation>
    </message>
    <message>
        <source>Check the text</source>
        <translation>Text prüfen</translation>
    </message>
    <message>
        <source> Cancel</source>
        <translation> Abbrechen</translation>
    </message>
    <message>
        <source>Cancel the check</source>
        <translation>Prüfung abbrechen</translation>
    </message>
    <message>
        <source>Open a text file (Ctrl+O)</source>
        <translation>Textdatei öffnen (Strg+O)</translation>
    </message>
    <message>
        <source>Check every claim of the text (Ctrl+Return)</source>
        <translation>Jede Behauptung des Textes prüfen (Strg+Eingabe)</translation>
    </message>
    <message>
        <source>Stop the check (Esc)</source>
        <translation>Prüfung anhalten (Esc)</translation>
    </message>
    <message>
        <source>What is being done</source>
        <translation>Was gerade geschieht</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>{0}, not saved</source>
        <translation>{0}, nicht gespeichert</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Texts and documents</source>
        <translation>Texte und Dokumente</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>Webseite</translation>
    </message>
    <message>
        <source>Reading {name}</source>
        <translation>{name} wird gelesen</translation>
    </message>
    <message>
        <source>Save it as UTF-8 in the program it comes from, or open it with “�” for what cannot be read.</source>
        <translation>Speichern Sie die Datei in ihrem Programm als UTF-8, oder öffnen Sie sie mit „�“ an Stelle des Unlesbaren.</translation>
    </message>
    <message>
        <source>Open anyway</source>
        <translation>Trotzdem öffnen</translation>
    </message>
    <message>
        <source>{name} was changed by another program.</source>
        <translation>{name} wurde von einem anderen Programm geändert.</translation>
    </message>
    <message>
        <source>Saving replaces what that program wrote.</source>
        <translation>Speichern ersetzt, was jenes Programm geschrieben hat.</translation>
    </message>
    <message>
        <source>Save the text</source>
        <translation>Text speichern</translation>
    </message>
    <message>
        <source>Save the check session</source>
        <translation>Prüfsitzung speichern</translation>
    </message>
    <message>
        <source>Check session</source>
        <translation>Prüfsitzung</translation>
    </message>
    <message>
        <source>A text cannot be saved as {kind}.</source>
        <translation>Ein Text kann nicht als {kind} gespeichert werden.</translation>
    </message>
    <message>
        <source>Save it as .txt, .docx, .odt or .html.</source>
        <translation>Speichern Sie ihn als .txt, .docx, .odt oder .html.</translation>
    </message>
    <message>
        <source>Replace {name} by its text alone?</source>
        <translation>{name} durch den bloßen Text ersetzen?</translation>
    </message>
    <message>
        <source>Its layout, pictures and notes would be lost. To keep the file as it is, cancel, and save the text under another name (File, Save text as).</source>
        <translation>Gestaltung, Bilder und Fußnoten gingen verloren. Um die Datei zu behalten, brechen Sie ab und speichern den Text unter anderem Namen (Datei, Text speichern unter).</translation>
    </message>
    <message>
        <source>{name} exists already. Replace it?</source>
        <translation>{name} gibt es schon. Ersetzen?</translation>
    </message>
    <message>
        <source>Save the changes to {name}?</source>
        <translation>Die Änderungen an {name} speichern?</translation>
    </message>
    <message>
        <source>Changes that are not saved are lost.</source>
        <translation>Nicht gespeicherte Änderungen gehen verloren.</translation>
    </message>
    <message>
        <source>Save your notes and choices on {name}?</source>
        <translation>Ihre Notizen und Entscheidungen zu {name} speichern?</translation>
    </message>
    <message>
        <source>They are kept in a check session, a file beside the text, together with the results.</source>
        <translation>Sie stehen mit den Ergebnissen in einer Prüfsitzung, einer Datei neben dem Text.</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>Noch keine Dateien</translation>
    </message>
    <message>
        <source>Clear this list</source>
        <translation>Liste leeren</translation>
    </message>
    <message>
        <source>Read as: {claim}</source>
        <translation>Gelesen als: {claim}</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>Subjekt</translation>
    </message>
    <message>
        <source>Property</source>
        <translation>Eigenschaft</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Objekt</translation>
    </message>
    <message>
        <source>Preferred rank</source>
        <translation>Bevorzugter Rang</translation>
    </message>
    <message>
        <source>Deprecated rank</source>
        <translation>Verworfener Rang</translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) copied.</source>
        <translation>
            <numerusform>Der Fakt wurde kopiert.</numerusform>
            <numerusform>%n Fakten wurden kopiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Decides. {fact}</source>
        <translation>Entscheidet. {fact}</translation>
    </message>
    <message>
        <source>Copy this fact</source>
        <translation>Diesen Fakt kopieren</translation>
    </message>
    <message>
        <source>Copy all facts</source>
        <translation>Alle Fakten kopieren</translation>
    </message>
    <message>
        <source>Open {name} in the browser…</source>
        <translation>{name} im Browser öffnen…</translation>
    </message>
    <message>
        <source>Decides</source>
        <translation>Entscheidet</translation>
    </message>
    <message>
        <source>Holds no longer</source>
        <translation>Gilt nicht mehr</translation>
    </message>
    <message>
        <source>Subject id</source>
        <translation>Kennung des Subjekts</translation>
    </message>
    <message>
        <source>Property id</source>
        <translation>Kennung der Eigenschaft</translation>
    </message>
    <message>
        <source>Object id</source>
        <translation>Kennung des Objekts</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Qualifiers</source>
        <translation>Qualifikatoren</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Gilt</translation>
    </message>
    <message>
        <source>Retrieved</source>
        <translation>Abgerufen</translation>
    </message>
    <message>
        <source>no longer</source>
        <translation>nicht mehr</translation>
    </message>
    <message>
        <source>Web page (HTML)</source>
        <translation>Webseite (HTML)</translation>
    </message>
    <message>
        <source>Table (CSV)</source>
        <translation>Tabelle (CSV)</translation>
    </message>
    <message>
        <source>ClaimReview (JSON-LD)</source>
        <translation>ClaimReview (JSON-LD)</translation>
    </message>
    <message>
        <source>Web Annotation (JSON-LD)</source>
        <translation>Web Annotation (JSON-LD)</translation>
    </message>
    <message>
        <source>Linked data (TriG)</source>
        <translation>Verknüpfte Daten (TriG)</translation>
    </message>
    <message>
        <source>Export the report</source>
        <translation>Bericht exportieren</translation>
    </message>
    <message>
        <source>Saving {name}…</source>
        <translation>{name} wird gespeichert…</translation>
    </message>
    <message>
        <source>The report was saved as {name}.</source>
        <translation>Der Bericht wurde als {name} gespeichert.</translation>
    </message>
    <message>
        <source>Sign the review</source>
        <translation>Die Bewertung unterschreiben</translation>
    </message>
    <message>
        <source>Who has read the verdicts and answers for them?
Without a name the review is marked as machine-made.</source>
        <translation>Wer hat die Urteile gelesen und steht für sie ein?
Ohne Namen wird die Bewertung als maschinell erstellt gekennzeichnet.</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Unbenannt</translation>
    </message>
    <message>
        <source>{name} is too long: {length} characters, where {limit} is the limit.</source>
        <translation>{name} ist zu lang: {length} Zeichen, höchstens {limit} sind möglich.</translation>
    </message>
    <message>
        <source>Take a part of it, or check it in the shell with “claimver check”.</source>
        <translation>Nehmen Sie einen Teil davon, oder prüfen Sie den Text auf der Kommandozeile mit „claimver check“.</translation>
    </message>
    <message>
        <source>{name} has a paragraph of {length} characters, where {limit} is the limit.</source>
        <translation>{name} hat einen Absatz von {length} Zeichen, höchstens {limit} sind möglich.</translation>
    </message>
    <message>
        <source>Break it into paragraphs, or check it in the shell with “claimver check”.</source>
        <translation>Teilen Sie ihn in Absätze, oder prüfen Sie den Text auf der Kommandozeile mit „claimver check“.</translation>
    </message>
    <message>
        <source>Open the texts that are in it.</source>
        <translation>Öffnen Sie die Texte darin.</translation>
    </message>
    <message>
        <source>not all of it could be written</source>
        <translation>Nicht alles konnte geschrieben werden</translation>
    </message>
    <message>
        <source>{name} could not be saved: {reason}.</source>
        <translation>{name} konnte nicht gespeichert werden: {reason}.</translation>
    </message>
    <message>
        <source>Choose another folder or free some space.</source>
        <translation>Wählen Sie einen anderen Ordner oder schaffen Sie Platz.</translation>
    </message>
    <message>
        <source>About ClaimVer</source>
        <translation>Über ClaimVer</translation>
    </message>
    <message>
        <source>ClaimVer</source>
        <translation>ClaimVer</translation>
    </message>
    <message>
        <source>Data and models</source>
        <translation>Daten und Modelle</translation>
    </message>
    <message>
        <source>The file NOTICE is missing from this installation.</source>
        <translation>Die Datei NOTICE fehlt in dieser Installation.</translation>
    </message>
    <message>
        <source>Libraries</source>
        <translation>Bibliotheken</translation>
    </message>
    <message>
        <source>from the source folder</source>
        <translation>aus dem Quellordner</translation>
    </message>
    <message>
        <source>1. Put in a text</source>
        <translation>1. Einen Text eingeben</translation>
    </message>
    <message>
        <source>Type or paste a text on the left, drop a file on it, or open one of the examples in the Help menu. It stays on this computer.</source>
        <translation>Schreiben Sie links einen Text, fügen Sie ihn ein, ziehen Sie eine Datei darauf, oder öffnen Sie ein Beispiel aus dem Menü Hilfe. Er bleibt auf diesem Computer.</translation>
    </message>
    <message>
        <source>2. Check it</source>
        <translation>2. Prüfen</translation>
    </message>
    <message>
        <source>Press Check, or Ctrl+Return. Every claim is marked: a solid line means that the facts support it, a dashed one that they do not settle it, a wavy one that they contradict it.</source>
        <translation>Drücken Sie „Prüfen“ oder Strg+Eingabe. Jede Behauptung wird markiert: Eine durchgezogene Linie heißt, dass die Fakten sie belegen, eine gestrichelte, dass sie offen bleibt, eine Wellenlinie, dass die Fakten ihr widersprechen.</translation>
    </message>
    <message>
        <source>3. See why</source>
        <translation>3. Sehen, warum</translation>
    </message>
    <message>
        <source>Click a claim, or press F8, to read the facts that decided, with their source and date. A name that was understood wrongly is seen there first. F1 lists all keys.</source>
        <translation>Klicken Sie auf eine Behauptung oder drücken Sie F8, um die entscheidenden Fakten mit Quelle und Datum zu lesen. Ein falsch verstandener Name fällt dort zuerst auf. F1 zeigt alle Tasten.</translation>
    </message>
    <message>
        <source>Welcome to ClaimVer</source>
        <translation>Willkommen bei ClaimVer</translation>
    </message>
    <message>
        <source>Skip the tour</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Los</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>The report on it is {path}</source>
        <translation>Der Bericht dazu ist {path}</translation>
    </message>
    <message>
        <source>ClaimVer ended unexpectedly last time</source>
        <translation>ClaimVer wurde letztes Mal unerwartet beendet</translation>
    </message>
    <message>
        <source>A report was saved as {path}</source>
        <translation>Ein Bericht wurde gespeichert: {path}</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Claims</source>
        <translation>Be&amp;hauptungen</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;New tab</source>
        <translation>&amp;Neuer Reiter</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Save text</source>
        <translation>Text &amp;speichern</translation>
    </message>
    <message>
        <source>Save text &amp;as…</source>
        <translation>Text speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Save check sess&amp;ion…</source>
        <translation>Prüfs&amp;itzung speichern…</translation>
    </message>
    <message>
        <source>&amp;Export report</source>
        <translation>Bericht &amp;exportieren</translation>
    </message>
    <message>
        <source>As {form}…</source>
        <translation>Als {form}…</translation>
    </message>
    <message>
        <source>&amp;Queue of posts…</source>
        <translation>&amp;Warteschlange für Beiträge…</translation>
    </message>
    <message>
        <source>&amp;Close tab</source>
        <translation>Reiter s&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>A&amp;lles auswählen</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>&amp;Suchen…</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>&amp;Weitersuchen</translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <translation>&amp;Rückwärts suchen</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>Ne&amp;xt tab</source>
        <translation>&amp;Nächster Reiter</translation>
    </message>
    <message>
        <source>&amp;Previous tab</source>
        <translation>&amp;Voriger Reiter</translation>
    </message>
    <message>
        <source>Text &amp;size</source>
        <translation>Text&amp;größe</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation>&amp;Größer</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation>&amp;Kleiner</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>{verdict} claims</source>
        <translation>Behauptungen: {verdict}</translation>
    </message>
    <message>
        <source>All claims</source>
        <translation>Alle Behauptungen</translation>
    </message>
    <message>
        <source>Claims not checked</source>
        <translation>Nicht geprüfte Behauptungen</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>&amp;Zeigen</translation>
    </message>
    <message>
        <source>&amp;Page on the claim</source>
        <translation>&amp;Seite zur Behauptung</translation>
    </message>
    <message>
        <source>C&amp;heck the text</source>
        <translation>Text &amp;prüfen</translation>
    </message>
    <message>
        <source>Ca&amp;ncel the check</source>
        <translation>Prüfung &amp;abbrechen</translation>
    </message>
    <message>
        <source>Check as you &amp;type</source>
        <translation>Beim &amp;Schreiben prüfen</translation>
    </message>
    <message>
        <source>&amp;Next claim</source>
        <translation>&amp;Nächste Behauptung</translation>
    </message>
    <message>
        <source>&amp;Previous claim</source>
        <translation>&amp;Vorige Behauptung</translation>
    </message>
    <message>
        <source>&amp;Copy claim and facts</source>
        <translation>Behauptung und Fakten &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy the s&amp;ummary</source>
        <translation>&amp;Zusammenfassung kopieren</translation>
    </message>
    <message>
        <source>&amp;Sentences without a claim…</source>
        <translation>Sä&amp;tze ohne Behauptung…</translation>
    </message>
    <message>
        <source>&amp;Ignore the claim, or mark it again</source>
        <translation>Behauptung &amp;übergehen oder wieder markieren</translation>
    </message>
    <message>
        <source>&amp;Undo ignoring</source>
        <translation>Übergehen &amp;rückgängig machen</translation>
    </message>
    <message>
        <source>Language &amp;models and methods…</source>
        <translation>Sprach&amp;modelle und Methoden…</translation>
    </message>
    <message>
        <source>&amp;With and without evidence…</source>
        <translation>&amp;Mit und ohne Belege…</translation>
    </message>
    <message>
        <source>Pre&amp;sent the claims</source>
        <translation>Behauptungen vor&amp;führen</translation>
    </message>
    <message>
        <source>Ho&amp;w the text was checked…</source>
        <translation>&amp;Wie der Text geprüft wurde…</translation>
    </message>
    <message>
        <source>&amp;More example texts…</source>
        <translation>&amp;Mehr Beispieltexte…</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;Tour in three steps</source>
        <translation>&amp;Rundgang in drei Schritten</translation>
    </message>
    <message>
        <source>&amp;Offline and private</source>
        <translation>&amp;Offline und privat</translation>
    </message>
    <message>
        <source>&amp;About ClaimVer</source>
        <translation>&amp;Über ClaimVer</translation>
    </message>
    <message>
        <source>Progress of {title}</source>
        <translation>Fortschritt von {title}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Cancel {title}</source>
        <translation>{title} abbrechen</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Wird angehalten…</translation>
    </message>
    <message>
        <source>{size} · needs about {memory} of memory · licence {licence}</source>
        <translation>{size} · braucht etwa {memory} Speicher · Lizenz {licence}</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>In Gebrauch</translation>
    </message>
    <message>
        <source>Model: {name}</source>
        <translation>Modell: {name}</translation>
    </message>
    <message>
        <source>The server&apos;s first model</source>
        <translation>Das erste Modell des Servers</translation>
    </message>
    <message>
        <source>From {source}</source>
        <translation>Aus {source}</translation>
    </message>
    <message>
        <source>Suits this computer best</source>
        <translation>Passt am besten zu diesem Computer</translation>
    </message>
    <message>
        <source>Trying out how a language model is set up; too small to trust its verdicts.</source>
        <translation>Zum Ausprobieren, wie ein Sprachmodell eingerichtet wird; zu klein, um seinen Urteilen zu trauen.</translation>
    </message>
    <message>
        <source>Old or small computers.</source>
        <translation>Für alte oder kleine Computer.</translation>
    </message>
    <message>
        <source>Short texts on a computer with 8 GB of memory.</source>
        <translation>Für kurze Texte auf einem Computer mit 8 GB Speicher.</translation>
    </message>
    <message>
        <source>Everyday checks on a computer with 8 GB of memory.</source>
        <translation>Für alltägliche Prüfungen auf einem Computer mit 8 GB Speicher.</translation>
    </message>
    <message>
        <source>Everyday checks on a computer with 8 GB of memory; strongest in English.</source>
        <translation>Für alltägliche Prüfungen auf einem Computer mit 8 GB Speicher; am stärksten auf Englisch.</translation>
    </message>
    <message>
        <source>Careful checks with 16 GB of memory, or a GPU with 8 GB.</source>
        <translation>Für sorgfältige Prüfungen mit 16 GB Speicher oder einer GPU mit 8 GB.</translation>
    </message>
    <message>
        <source>Careful checks with 16 GB of memory, or a GPU with 8 GB; made for questions on given evidence.</source>
        <translation>Für sorgfältige Prüfungen mit 16 GB Speicher oder einer GPU mit 8 GB; gemacht für Fragen zu gegebenen Belegen.</translation>
    </message>
    <message>
        <source>The best of this list, with a GPU of 12 GB or patience.</source>
        <translation>Das beste dieser Liste, mit einer GPU von 12 GB oder mit Geduld.</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>Arabisch</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>Chinesisch</translation>
    </message>
    <message>
        <source>Czech</source>
        <translation>Tschechisch</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>Niederländisch</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Englisch</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Französisch</translation>
    </message>
    <message>
        <source>German</source>
        <translation>Deutsch</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>Italienisch</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Japanisch</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>Koreanisch</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>Portugiesisch</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>Spanisch</translation>
    </message>
    <message>
        <source>English and about {number} others</source>
        <translation>Englisch und etwa {number} weitere</translation>
    </message>
    <message>
        <source>English and {number} others</source>
        <translation>Englisch und {number} weitere</translation>
    </message>
    <message>
        <source>no GPU that llama.cpp can use</source>
        <translation>keine GPU, die llama.cpp nutzen kann</translation>
    </message>
    <message>
        <source>{gpu} with {free} free</source>
        <translation>{gpu} mit {free} frei</translation>
    </message>
    <message>
        <source>This computer: {memory} of memory, {free} free; {gpu}.</source>
        <translation>Dieser Computer: {memory} Speicher, davon {free} frei; {gpu}.</translation>
    </message>
    <message>
        <source>Runs on the {gpu}: {free} are free there.</source>
        <translation>Läuft auf {gpu}: Dort sind {free} frei.</translation>
    </message>
    <message>
        <source>Too big: it needs about {needed} of memory, and this computer has {memory}.</source>
        <translation>Zu groß: Es braucht etwa {needed} Speicher, und dieser Computer hat {memory}.</translation>
    </message>
    <message>
        <source>Tight: it needs about {needed}, and {free} of memory are free now. Close other programs first.</source>
        <translation>Knapp: Es braucht etwa {needed}, und {free} Speicher sind jetzt frei. Schließen Sie zuerst andere Programme.</translation>
    </message>
    <message>
        <source>Fits: {free} of memory are free.</source>
        <translation>Passt: {free} Speicher sind frei.</translation>
    </message>
    <message>
        <source>{parameters} billion parameters</source>
        <translation>{parameters} Milliarden Parameter</translation>
    </message>
    <message>
        <source>Languages: {languages}</source>
        <translation>Sprachen: {languages}</translation>
    </message>
    <message>
        <source>{done} of {total} have arrived.</source>
        <translation>{done} von {total} sind da.</translation>
    </message>
    <message>
        <source>Language models</source>
        <translation>Sprachmodelle</translation>
    </message>
    <message>
        <source>Import a file…</source>
        <translation>Datei importieren…</translation>
    </message>
    <message>
        <source>Ask a server…</source>
        <translation>Einen Server fragen…</translation>
    </message>
    <message>
        <source>Looking at what is here…</source>
        <translation>Vorhandenes wird durchgesehen…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Import a model</source>
        <translation>Modell importieren</translation>
    </message>
    <message>
        <source>GGUF models (*.gguf);;All files (*)</source>
        <translation>GGUF-Modelle (*.gguf);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Being added</source>
        <translation>Wird hinzugefügt</translation>
    </message>
    <message>
        <source>On a server</source>
        <translation>Auf einem Server</translation>
    </message>
    <message>
        <source>On this computer</source>
        <translation>Auf diesem Computer</translation>
    </message>
    <message>
        <source>None yet. Everything works without one.</source>
        <translation>Noch keines. Alles geht auch ohne.</translation>
    </message>
    <message>
        <source>To download</source>
        <translation>Zum Herunterladen</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Ändern…</translation>
    </message>
    <message>
        <source>Stop using it</source>
        <translation>Nicht mehr benutzen</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Entfernen…</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Verwenden</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Herunterladen</translation>
    </message>
    <message>
        <source>Your file</source>
        <translation>Ihre Datei</translation>
    </message>
    <message>
        <source>A fault in ClaimVer stopped this.</source>
        <translation>Ein Fehler in ClaimVer hat dies angehalten.</translation>
    </message>
    <message>
        <source>Copy the details if you want to report the fault.</source>
        <translation>Kopieren Sie die Einzelheiten, wenn Sie den Fehler melden wollen.</translation>
    </message>
    <message>
        <source>The language model failed, so the small verifier judged the claims that were left.</source>
        <translation>Das Sprachmodell ist ausgefallen; der kleine Prüfer hat die übrigen Behauptungen beurteilt.</translation>
    </message>
    <message>
        <source>Getting ready</source>
        <translation>Wird vorbereitet</translation>
    </message>
    <message>
        <source>There is no text to check.</source>
        <translation>Es gibt keinen Text zu prüfen.</translation>
    </message>
    <message>
        <source>Paste or type one, open a file, or take an example from Help.</source>
        <translation>Fügen Sie einen ein, schreiben Sie einen, öffnen Sie eine Datei, oder nehmen Sie ein Beispiel aus dem Menü Hilfe.</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Wird geprüft</translation>
    </message>
    <message>
        <source>The check was cancelled.</source>
        <translation>Die Prüfung wurde abgebrochen.</translation>
    </message>
    <message>
        <source>Your text is safe. Copy the details if you want to report the fault.</source>
        <translation>Ihr Text ist sicher. Kopieren Sie die Einzelheiten, wenn Sie den Fehler melden wollen.</translation>
    </message>
    <message>
        <source>Details…</source>
        <translation>Einzelheiten…</translation>
    </message>
    <message>
        <source>Details of the fault</source>
        <translation>Einzelheiten zum Fehler</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Bereit</translation>
    </message>
    <message>
        <source>First start: the facts are unpacked, once. You can write meanwhile.</source>
        <translation>Erster Start: Die Fakten werden entpackt, nur dieses eine Mal. Sie können inzwischen schreiben.</translation>
    </message>
    <message>
        <source>The file</source>
        <translation>Die Datei</translation>
    </message>
    <message>
        <source>{model} is ready to be used.</source>
        <translation>{model} kann verwendet werden.</translation>
    </message>
    <message>
        <source>{model} was not added.</source>
        <translation>{model} wurde nicht hinzugefügt.</translation>
    </message>
    <message>
        <source>How claims are judged</source>
        <translation>Wie Behauptungen beurteilt werden</translation>
    </message>
    <message>
        <source>How often each question is asked</source>
        <translation>Wie oft jede Frage gestellt wird</translation>
    </message>
    <message>
        <source>The majority of the answers decides, and how many agree is shown.</source>
        <translation>Die Mehrheit der Antworten entscheidet; gezeigt wird, wie viele übereinstimmen.</translation>
    </message>
    <message>
        <source>Ask each question</source>
        <translation>Jede Frage</translation>
    </message>
    <message>
        <source>times; the majority decides</source>
        <translation>Mal stellen; die Mehrheit entscheidet</translation>
    </message>
    <message>
        <source>Rules and small verifier</source>
        <translation>Regeln und kleiner Prüfer</translation>
    </message>
    <message>
        <source>At once, on any computer. Needs no language model.</source>
        <translation>Sofort, auf jedem Computer. Braucht kein Sprachmodell.</translation>
    </message>
    <message>
        <source>ClaimVer: one question for a whole text</source>
        <translation>ClaimVer: eine Frage für einen ganzen Text</translation>
    </message>
    <message>
        <source>The model finds, judges and explains all claims of a text in one answer.</source>
        <translation>Das Modell findet, beurteilt und erklärt alle Behauptungen eines Textes in einer Antwort.</translation>
    </message>
    <message>
        <source>FaaF: all claims as one function</source>
        <translation>FaaF: alle Behauptungen als eine Funktion</translation>
    </message>
    <message>
        <source>The model fills in a form with a field for each claim. The fewest words, and so the quickest.</source>
        <translation>Das Modell füllt ein Formular mit einem Feld je Behauptung aus. Am wenigsten Worte, darum am schnellsten.</translation>
    </message>
    <message>
        <source>Claim by claim, with and without evidence</source>
        <translation>Eine nach der anderen, mit und ohne Belege</translation>
    </message>
    <message>
        <source>The model judges each claim twice: by itself, then with the facts. Shows what evidence changes.</source>
        <translation>Das Modell beurteilt jede Behauptung zweimal: für sich, dann mit den Fakten. Zeigt, was Belege ändern.</translation>
    </message>
    <message>
        <source>The model alone, without evidence</source>
        <translation>Das Modell allein, ohne Belege</translation>
    </message>
    <message>
        <source>Only for comparison: what the model believes, whatever the facts say.</source>
        <translation>Nur zum Vergleich: was das Modell glaubt, was auch immer die Fakten sagen.</translation>
    </message>
    <message>
        <source>Allow the network</source>
        <translation>Das Netz erlauben</translation>
    </message>
    <message>
        <source>Off: ClaimVer makes no network connection. You can import a model file that you have.</source>
        <translation>Aus: ClaimVer stellt keine Netzverbindung her. Sie können eine vorhandene Modelldatei importieren.</translation>
    </message>
    <message>
        <source>May ClaimVer use the network to download models?</source>
        <translation>Darf ClaimVer Modelle aus dem Netz herunterladen?</translation>
    </message>
    <message>
        <source>Offline: nothing leaves this computer</source>
        <translation>Offline: Nichts verlässt diesen Computer</translation>
    </message>
    <message>
        <source>Model downloads are allowed; your texts stay on this computer</source>
        <translation>Modelle dürfen heruntergeladen werden; Ihre Texte bleiben auf diesem Computer</translation>
    </message>
    <message>
        <source>ClaimVer needs none of these: the small verifier that comes with it judges at once. A language model finds, judges and explains claims in its own words. It is slower, needs memory, and errs in other ways: no rule stands behind its verdicts.</source>
        <translation>ClaimVer braucht keines davon: Der kleine Prüfer, der dabei ist, urteilt sofort. Ein Sprachmodell findet, beurteilt und erklärt Behauptungen in eigenen Worten. Es ist langsamer, braucht Speicher und irrt sich anders: Hinter seinen Urteilen steht keine Regel.</translation>
    </message>
    <message>
        <source>When you press Download, ClaimVer asks {host} for that model&apos;s file. The request names the file and shows your IP address, as any visit to a website does. It holds nothing of your texts and results.</source>
        <translation>Wenn Sie auf Herunterladen drücken, fragt ClaimVer {host} nach der Datei dieses Modells. Die Anfrage nennt die Datei und zeigt Ihre IP-Adresse, wie jeder Besuch einer Website. Sie enthält nichts von Ihren Texten und Ergebnissen.</translation>
    </message>
    <message>
        <source>No language model is in use. Choose one below, then the other methods can be chosen.</source>
        <translation>Kein Sprachmodell ist in Gebrauch. Wählen Sie unten eines, dann stehen die anderen Verfahren zur Wahl.</translation>
    </message>
    <message>
        <source>Off: no model is downloaded. Your texts go to the server {host}, as you chose.</source>
        <translation>Aus: Es wird kein Modell heruntergeladen. Ihre Texte gehen an den Server {host}, wie Sie es gewählt haben.</translation>
    </message>
    <message>
        <source>Your texts are sent to the server {host}</source>
        <translation>Ihre Texte gehen an den Server {host}</translation>
    </message>
    <message>
        <source>Your texts leave this computer: every text that is checked is sent to the server {host}.</source>
        <translation>Ihre Texte verlassen diesen Computer: Jeder geprüfte Text geht an den Server {host}.</translation>
    </message>
    <message>
        <source>Another program, or another computer, can run the language model: any server with OpenAI&apos;s interface that writes answers in a given form, such as llama.cpp&apos;s, vLLM or Ollama.</source>
        <translation>Ein anderes Programm oder ein anderer Computer kann das Sprachmodell ausführen: jeder Server mit der Schnittstelle von OpenAI, der in vorgegebener Form antwortet, etwa der von llama.cpp, vLLM oder Ollama.</translation>
    </message>
    <message>
        <source>The name of the environment variable that holds the key. The key itself is never stored.</source>
        <translation>Der Name der Umgebungsvariablen, die den Schlüssel enthält. Der Schlüssel selbst wird nie gespeichert.</translation>
    </message>
    <message>
        <source>On this computer: no text leaves it.</source>
        <translation>Auf diesem Computer: Kein Text verlässt ihn.</translation>
    </message>
    <message>
        <source>Copy the file into ClaimVer&apos;s own folder?</source>
        <translation>Die Datei in den Ordner von ClaimVer kopieren?</translation>
    </message>
    <message>
        <source>Yes: ClaimVer keeps a copy; you may move or delete the file.
No: ClaimVer uses the file where it is.</source>
        <translation>Ja: ClaimVer behält eine Kopie; Sie können die Datei verschieben oder löschen.
Nein: ClaimVer verwendet die Datei dort, wo sie ist.</translation>
    </message>
    <message>
        <source>Delete {title}?</source>
        <translation>{title} löschen?</translation>
    </message>
    <message>
        <source>Its file of {size} is deleted from this computer. It can be downloaded or imported again.</source>
        <translation>Die Datei ({size}) wird von diesem Computer gelöscht. Sie kann wieder heruntergeladen oder importiert werden.</translation>
    </message>
    <message>
        <source>ClaimVer forgets the model. Its file stays at {path}.</source>
        <translation>ClaimVer vergisst das Modell. Die Datei bleibt unter {path}.</translation>
    </message>
    <message>
        <source>{stage}…</source>
        <translation>{stage}…</translation>
    </message>
    <message>
        <source>{done} of {total}</source>
        <translation>{done} von {total}</translation>
    </message>
    <message>
        <source>waiting for data</source>
        <translation>wartet auf Daten</translation>
    </message>
    <message>
        <source>{amount} a second</source>
        <translation>{amount} je Sekunde</translation>
    </message>
    <message>
        <source>Asking the hub</source>
        <translation>Der Anbieter wird gefragt</translation>
    </message>
    <message>
        <source>Downloading</source>
        <translation>Wird heruntergeladen</translation>
    </message>
    <message>
        <source>Checking that it is whole</source>
        <translation>Wird auf Vollständigkeit geprüft</translation>
    </message>
    <message>
        <source>Copying</source>
        <translation>Wird kopiert</translation>
    </message>
    <message>
        <source>less than a minute left</source>
        <translation>noch weniger als eine Minute</translation>
    </message>
    <message>
        <source>about {minutes} min left</source>
        <translation>noch etwa {minutes} min</translation>
    </message>
    <message>
        <source>about {hours} h left</source>
        <translation>noch etwa {hours} h</translation>
    </message>
    <message>
        <source>Claim {number} is marked again.</source>
        <translation>Behauptung {number} ist wieder markiert.</translation>
    </message>
    <message>
        <source>Claim {number} is ignored. Ctrl+Shift+I brings it back.</source>
        <translation>Behauptung {number} übergangen. Strg+Umschalt+I nimmt es zurück.</translation>
    </message>
    <message>
        <source>{name} was saved.</source>
        <translation>{name} wurde gespeichert.</translation>
    </message>
    <message>
        <source>ClaimVer was closed last time before it was saved.</source>
        <translation>ClaimVer wurde letztes Mal geschlossen, bevor er gespeichert war.</translation>
    </message>
    <message>
        <source>Your unsaved text is back.</source>
        <translation>Ihr nicht gespeicherter Text ist wieder da.</translation>
    </message>
    <message>
        <source>Your text is back.</source>
        <translation>Ihr Text ist wieder da.</translation>
    </message>
    <message>
        <source>This is a saved check.</source>
        <translation>Dies ist eine gespeicherte Prüfung.</translation>
    </message>
    <message>
        <source>Your draft is not kept: {reason}</source>
        <translation>Ihr Entwurf wird nicht gesichert: {reason}</translation>
    </message>
    <message>
        <source>The results are those of an earlier check.</source>
        <translation>Die Ergebnisse stammen von einer früheren Prüfung.</translation>
    </message>
    <message>
        <source>The results are those of the check of {day}, {time}. Check again for new ones.</source>
        <translation>Die Ergebnisse stammen von der Prüfung am {day}, {time}. Prüfen Sie neu für neue.</translation>
    </message>
    <message>
        <source>1. Claims</source>
        <translation>1. Behauptungen</translation>
    </message>
    <message>
        <source>The text is cut into sentences and these into claims: stretches that assert something of their own. Words that point back, such as “he” or “the tower”, are replaced by what they stand for.</source>
        <translation>Der Text wird in Sätze zerlegt und diese in Behauptungen: Stellen, die für sich etwas aussagen. Wörter, die zurückweisen, wie „he“ oder „the tower“, werden durch das ersetzt, wofür sie stehen.</translation>
    </message>
    <message>
        <source>2. Names</source>
        <translation>2. Namen</translation>
    </message>
    <message>
        <source>Every name is looked up. Several things may bear it; the candidates are ranked by how well the name fits, how well known they are and what else the text is about. The first one is taken.</source>
        <translation>Jeder Name wird nachgeschlagen. Mehrere Dinge können ihn tragen; die Kandidaten werden danach geordnet, wie gut der Name passt, wie bekannt sie sind und wovon der Text sonst handelt. Der erste wird genommen.</translation>
    </message>
    <message>
        <source>3. Facts</source>
        <translation>3. Fakten</translation>
    </message>
    <message>
        <source>The statements that join the entities of a claim are looked up, then those about each of them, the nearest to the claim&apos;s words first. A fact is a triplet: subject, property, object.</source>
        <translation>Gesucht werden die Aussagen, die die Entitäten einer Behauptung verbinden, dann die über jede einzelne, die den Worten der Behauptung nächsten zuerst. Ein Fakt ist ein Tripel: Subjekt, Eigenschaft, Objekt.</translation>
    </message>
    <message>
        <source>4. Reading</source>
        <translation>4. Lesen</translation>
    </message>
    <message>
        <source>A small language model reads the claim beside the facts and says how likely each verdict is. Rules decide where they can: dates, figures, properties that have only one value, denials.</source>
        <translation>Ein kleines Sprachmodell liest die Behauptung neben den Fakten und sagt, wie wahrscheinlich jedes Urteil ist. Wo sie können, entscheiden Regeln: Daten, Zahlen, Eigenschaften mit nur einem Wert, Verneinungen.</translation>
    </message>
    <message>
        <source>5. Verdict</source>
        <translation>5. Urteil</translation>
    </message>
    <message>
        <source>The verdict, with the reason in words. Nothing stands in the reason that is not in the facts. A claim that could not be checked has no verdict.</source>
        <translation>Das Urteil mit der Begründung in Worten. In der Begründung steht nichts, was nicht in den Fakten steht. Eine Behauptung, die nicht geprüft werden konnte, hat kein Urteil.</translation>
    </message>
    <message>
        <source>6. Score of the text</source>
        <translation>6. Wert des Textes</translation>
    </message>
    <message>
        <source>There is no claim in this text.</source>
        <translation>In diesem Text steht keine Behauptung.</translation>
    </message>
    <message>
        <source>No name was found in this text.</source>
        <translation>In diesem Text wurde kein Name gefunden.</translation>
    </message>
    <message>
        <source>No fact was found.</source>
        <translation>Es wurde kein Fakt gefunden.</translation>
    </message>
    <message>
        <source>and {number} more</source>
        <translation>und {number} weitere</translation>
    </message>
    <message>
        <source>Decided by {decider}</source>
        <translation>Entschieden durch: {decider}</translation>
    </message>
    <message>
        <source>{number}  {verdict}, TMS {score}</source>
        <translation>{number}  {verdict}, TMS {score}</translation>
    </message>
    <message>
        <source>Together: KAS {score} of 1</source>
        <translation>Zusammen: KAS {score} von 1</translation>
    </message>
    <message>
        <source>How this text was checked</source>
        <translation>Wie dieser Text geprüft wurde</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>Stufen</translation>
    </message>
    <message>
        <source>What the stage did</source>
        <translation>Was die Stufe tat</translation>
    </message>
    <message>
        <source>Example texts</source>
        <translation>Beispieltexte</translation>
    </message>
    <message>
        <source>Example texts by theme</source>
        <translation>Beispieltexte nach Thema</translation>
    </message>
    <message>
        <source>The text</source>
        <translation>Der Text</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>This text cannot be read: {reason}.</source>
        <translation>Dieser Text ist nicht lesbar: {reason}.</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Behauptung</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Namen</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>Fakten</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Presentation</source>
        <translation>Vorführung</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Claim {number} of {total} · {step}</source>
        <translation>Behauptung {number} von {total} · {step}</translation>
    </message>
    <message>
        <source>The claim names nothing that the knowledge knows.</source>
        <translation>Die Behauptung nennt nichts, was das Wissen kennt.</translation>
    </message>
    <message>
        <source>The knowledge holds nothing on this claim.</source>
        <translation>Das Wissen enthält nichts zu dieser Behauptung.</translation>
    </message>
    <message>
        <source>There are no claims to present. Check a text first.</source>
        <translation>Es gibt keine Behauptungen vorzuführen. Prüfen Sie zuerst einen Text.</translation>
    </message>
    <message>
        <source>Or try an example:</source>
        <translation>Oder versuchen Sie ein Beispiel:</translation>
    </message>
    <message>
        <source>Open the example text: {0}</source>
        <translation>Beispieltext öffnen: {0}</translation>
    </message>
    <message>
        <source>Nothing checked yet</source>
        <translation>Noch nichts geprüft</translation>
    </message>
    <message>
        <source>Paste or type a text on the left, then press Check. Each claim is marked, and the facts that decide it appear here. Everything stays on this computer.</source>
        <translation>Fügen Sie links einen Text ein oder schreiben Sie ihn, dann drücken Sie „Prüfen“. Jede Behauptung wird markiert, und die entscheidenden Fakten erscheinen hier. Alles bleibt auf diesem Computer.</translation>
    </message>
    <message>
        <source>Ready to check</source>
        <translation>Bereit zum Prüfen</translation>
    </message>
    <message>
        <source>Press Check, or Ctrl+Return, to see which claims the facts bear out.</source>
        <translation>Drücken Sie „Prüfen“ oder Strg+Eingabe, um zu sehen, welche Behauptungen die Fakten belegen.</translation>
    </message>
    <message>
        <source>Post</source>
        <translation>Beitrag</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>KAS</source>
        <translation>KAS</translation>
    </message>
    <message>
        <source>Contradicted</source>
        <translation>Widerlegt</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Behauptungen</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Wartet</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Wird geprüft…</translation>
    </message>
    <message>
        <source>Checked</source>
        <translation>Geprüft</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>Claims appear here as they are decided. You can go on writing.</source>
        <translation>Behauptungen erscheinen hier, sobald sie entschieden sind. Sie können weiterschreiben.</translation>
    </message>
    <message>
        <source>No claims found</source>
        <translation>Keine Behauptungen gefunden</translation>
    </message>
    <message>
        <source>Nothing in this text states a fact that could be checked: questions, opinions and greetings are left alone. Try a text that says who, what, when or where.</source>
        <translation>Nichts in diesem Text behauptet etwas Prüfbares: Fragen, Meinungen und Grüße bleiben unberührt. Versuchen Sie einen Text, der sagt, wer, was, wann oder wo.</translation>
    </message>
    <message>
        <source>The check was cancelled</source>
        <translation>Die Prüfung wurde abgebrochen</translation>
    </message>
    <message>
        <source>Press Check to start again.</source>
        <translation>Drücken Sie „Prüfen“, um neu zu beginnen.</translation>
    </message>
    <message>
        <source>The check could not be done</source>
        <translation>Die Prüfung war nicht möglich</translation>
    </message>
    <message>
        <source>The message above the text says why, and what to do.</source>
        <translation>Die Meldung über dem Text sagt, warum, und was zu tun ist.</translation>
    </message>
    <message>
        <source>Your note on this claim</source>
        <translation>Ihre Notiz zu dieser Behauptung</translation>
    </message>
    <message>
        <source>Your note on this claim: kept with the check session</source>
        <translation>Ihre Notiz, in der Prüfsitzung aufbewahrt</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Knowledge and models</source>
        <translation>Wissen und Modelle</translation>
    </message>
    <message>
        <source>Privacy and data</source>
        <translation>Datenschutz und Daten</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Green, amber and red</source>
        <translation>Grün, Gelb und Rot</translation>
    </message>
    <message>
        <source>Safe for colour-blind eyes</source>
        <translation>Sicher für farbenblinde Augen</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Use this font for the text:</source>
        <translation>Diese Schrift für den Text verwenden:</translation>
    </message>
    <message>
        <source>Font of the text</source>
        <translation>Schrift des Textes</translation>
    </message>
    <message>
        <source>Check as you type</source>
        <translation>Beim Schreiben prüfen</translation>
    </message>
    <message>
        <source>Theme:</source>
        <translation>Farben:</translation>
    </message>
    <message>
        <source>Verdict colours:</source>
        <translation>Farben der Urteile:</translation>
    </message>
    <message>
        <source>Text size:</source>
        <translation>Textgröße:</translation>
    </message>
    <message>
        <source>Language:</source>
        <translation>Sprache:</translation>
    </message>
    <message>
        <source>A new language is shown from the next start on. It is that of the window: the texts that are checked, the rationales, the facts and the reports are in English.</source>
        <translation>Eine neue Sprache gilt ab dem nächsten Start. Sie gilt für das Fenster: Die geprüften Texte, die Begründungen, die Fakten und die Berichte sind englisch.</translation>
    </message>
    <message>
        <source>What judges the texts now:</source>
        <translation>Was die Texte jetzt beurteilt:</translation>
    </message>
    <message>
        <source>Off: the program makes no connection at all. On: it may fetch what you ask for, such as a model that you choose. Your text is never sent, but to a server that you enter yourself under Language models and methods.</source>
        <translation>Aus: Das Programm stellt keine Verbindung her. An: Es darf holen, was Sie verlangen, etwa ein Modell, das Sie wählen. Ihr Text wird nie gesendet, außer an einen Server, den Sie selbst unter Sprachmodelle und Verfahren eintragen.</translation>
    </message>
    <message>
        <source>Data folder: {folder}</source>
        <translation>Datenordner: {folder}</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Data folder: drafts, settings and the unpacked knowledge</source>
        <translation>Datenordner: Entwürfe, Einstellungen und das entpackte Wissen</translation>
    </message>
    <message>
        <source>To put it elsewhere, start the program with --data-dir FOLDER.</source>
        <translation>Für einen anderen Ort starten Sie das Programm mit --data-dir ORDNER.</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Methode</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <source>Knowledge</source>
        <translation>Wissen</translation>
    </message>
    <message>
        <source>none found</source>
        <translation>keine gefunden</translation>
    </message>
    <message>
        <source>{statements} statements on {entities} entities</source>
        <translation>{statements} Aussagen über {entities} Entitäten</translation>
    </message>
    <message>
        <source>{name} of {snapshot}</source>
        <translation>{name} vom Stand {snapshot}</translation>
    </message>
    <message>
        <source>0: the facts contradict the text · 0.5: nothing known either way · 1: the facts bear it out</source>
        <translation>0: die Fakten widersprechen dem Text · 0,5: nichts bekannt · 1: die Fakten belegen ihn</translation>
    </message>
    <message>
        <source>The Knowledge Attribution Score (KAS) adds up all claims. A supported claim raises it, one with related facts that do not settle it raises it less, a contradicted one lowers it; each counts in proportion to how closely its facts match it.</source>
        <translation>Der Wissensbeleg-Wert (KAS) fasst alle Behauptungen zusammen. Eine belegte hebt ihn, eine mit verwandten Fakten, die sie nicht klären, hebt ihn weniger, eine widerlegte senkt ihn; jede zählt so viel, wie ihre Fakten zu ihr passen.</translation>
    </message>
    <message>
        <source>The Triplet Match Score (TMS) says how closely the facts match the claim, from 0 to 1: half from the similarity of their wording, half from the share of the claim&apos;s entities that the facts mention.</source>
        <translation>Der Tripel-Treffer (TMS) sagt von 0 bis 1, wie gut die Fakten zur Behauptung passen: halb nach der Ähnlichkeit der Worte, halb nach dem Anteil ihrer Entitäten, den die Fakten nennen.</translation>
    </message>
    <message>
        <source>ClaimVer Desktop {version}

Checks every claim of a text against facts from Wikidata, on your own computer.

Every verdict rests on the facts shown with it. “Attributable” means that those facts support the claim, not that the claim is true beyond them; “extrapolatory” means that they do not settle it; “contradictory” means that they cannot be true together with it. The facts are a snapshot and may be out of date.

The program is under the Apache License 2.0. Facts from Wikidata are in the public domain (CC0). The file NOTICE lists the data and models that it rests on.</source>
        <translation>ClaimVer Desktop {version}

Prüft jede Behauptung eines Textes an Fakten aus Wikidata, auf Ihrem eigenen Computer.

Jedes Urteil beruht auf den Fakten, die mit ihm gezeigt werden. „Belegt“ (attributable) heißt, dass diese Fakten die Behauptung stützen, nicht, dass sie darüber hinaus wahr ist; „ungeklärt“ (extrapolatory), dass sie sie nicht klären; „widerlegt“ (contradictory), dass sie nicht zusammen mit ihr wahr sein können. Die Fakten sind eine Momentaufnahme und können veraltet sein.

Das Programm steht unter der Apache-Lizenz 2.0. Fakten aus Wikidata sind gemeinfrei (CC0). Die Datei NOTICE nennt die Daten und Modelle, auf denen es beruht.</translation>
    </message>
    <message>
        <source>a question</source>
        <translation>eine Frage</translation>
    </message>
    <message>
        <source>This is a question, or an exclamation: it asserts nothing.</source>
        <translation>Das ist eine Frage oder ein Ausruf: Es behauptet nichts.</translation>
    </message>
    <message>
        <source>a greeting</source>
        <translation>ein Gruß</translation>
    </message>
    <message>
        <source>This is a greeting or a thank-you: it asserts nothing.</source>
        <translation>Das ist ein Gruß oder Dank: Es behauptet nichts.</translation>
    </message>
    <message>
        <source>a request</source>
        <translation>eine Bitte</translation>
    </message>
    <message>
        <source>This is a request: it asserts nothing.</source>
        <translation>Das ist eine Bitte: Sie behauptet nichts.</translation>
    </message>
    <message>
        <source>a wish</source>
        <translation>ein Wunsch</translation>
    </message>
    <message>
        <source>This says what should or might be, not what is.</source>
        <translation>Das sagt, was sein sollte oder könnte, nicht was ist.</translation>
    </message>
    <message>
        <source>an opinion</source>
        <translation>eine Meinung</translation>
    </message>
    <message>
        <source>This is an opinion or a remark: facts cannot settle it.</source>
        <translation>Das ist eine Meinung oder Bemerkung: Fakten können sie nicht klären.</translation>
    </message>
    <message>
        <source>about the writer or the reader</source>
        <translation>über Schreiber oder Leser</translation>
    </message>
    <message>
        <source>This is about the writer or the reader, of whom the knowledge says nothing.</source>
        <translation>Das handelt vom Schreiber oder Leser, von denen das Wissen nichts sagt.</translation>
    </message>
    <message>
        <source>not a whole statement</source>
        <translation>keine ganze Aussage</translation>
    </message>
    <message>
        <source>This is not a whole statement.</source>
        <translation>Das ist keine ganze Aussage.</translation>
    </message>
    <message>
        <source>not clear who is meant</source>
        <translation>unklar, wer gemeint ist</translation>
    </message>
    <message>
        <source>It is not clear whom or what this speaks of.</source>
        <translation>Es ist unklar, von wem oder wovon das spricht.</translation>
    </message>
    <message>
        <source>names nothing</source>
        <translation>nennt nichts</translation>
    </message>
    <message>
        <source>This names nothing that could be looked up.</source>
        <translation>Das nennt nichts, was nachgeschlagen werden könnte.</translation>
    </message>
    <message>
        <source>Attributable</source>
        <translation>Belegt</translation>
    </message>
    <message>
        <source>Extrapolatory</source>
        <translation>Ungeklärt</translation>
    </message>
    <message>
        <source>Contradictory</source>
        <translation>Widerlegt</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>Nicht geprüft</translation>
    </message>
    <message>
        <source>Claim {number}: {verdict}</source>
        <translation>Behauptung {number}: {verdict}</translation>
    </message>
    <message>
        <source>This claim could not be checked, so it has no verdict.</source>
        <translation>Diese Behauptung konnte nicht geprüft werden und hat darum kein Urteil.</translation>
    </message>
    <message>
        <source>The facts support this claim.</source>
        <translation>Die Fakten belegen diese Behauptung.</translation>
    </message>
    <message>
        <source>The facts contradict this claim.</source>
        <translation>Die Fakten widersprechen dieser Behauptung.</translation>
    </message>
    <message>
        <source>The facts are related to this claim, but do not settle it.</source>
        <translation>Die Fakten hängen mit dieser Behauptung zusammen, klären sie aber nicht.</translation>
    </message>
    <message>
        <source>No fact was found that settles this claim.</source>
        <translation>Es wurde kein Fakt gefunden, der diese Behauptung klärt.</translation>
    </message>
    <message>
        <source>Every sentence of this text holds a claim.</source>
        <translation>Jeder Satz dieses Textes enthält eine Behauptung.</translation>
    </message>
    <message>
        <source>the small verifier</source>
        <translation>der kleine Prüfer</translation>
    </message>
    <message>
        <source>the language model, and no rule</source>
        <translation>das Sprachmodell, keine Regel</translation>
    </message>
    <message>
        <source>the language model, without facts</source>
        <translation>das Sprachmodell, ohne Fakten</translation>
    </message>
    <message>
        <source>a tie of the language model&apos;s votes</source>
        <translation>Stimmengleichheit des Sprachmodells</translation>
    </message>
    <message>
        <source>The language model says that the facts support this claim.</source>
        <translation>Das Sprachmodell sagt, dass die Fakten diese Behauptung stützen.</translation>
    </message>
    <message>
        <source>The language model says that the facts do not settle this claim.</source>
        <translation>Das Sprachmodell sagt, dass die Fakten diese Behauptung nicht entscheiden.</translation>
    </message>
    <message>
        <source>The language model says that the facts contradict this claim.</source>
        <translation>Das Sprachmodell sagt, dass die Fakten dieser Behauptung widersprechen.</translation>
    </message>
    <message>
        <source>The language model believes this claim; it was shown no facts.</source>
        <translation>Das Sprachmodell hält diese Behauptung für wahr; Fakten bekam es keine zu sehen.</translation>
    </message>
    <message>
        <source>The language model does not know; it was shown no facts.</source>
        <translation>Das Sprachmodell weiß es nicht; Fakten bekam es keine zu sehen.</translation>
    </message>
    <message>
        <source>The language model does not believe this claim; it was shown no facts.</source>
        <translation>Das Sprachmodell hält diese Behauptung für falsch; Fakten bekam es keine zu sehen.</translation>
    </message>
    <message>
        <source>rule: {name}</source>
        <translation>Regel: {name}</translation>
    </message>
    <message>
        <source>{decider} (instead of the language model)</source>
        <translation>{decider} (statt des Sprachmodells)</translation>
    </message>
    <message>
        <source>{decider}; {share} of the votes agree</source>
        <translation>{decider}; {share} der Stimmen stimmen überein</translation>
    </message>
    <message>
        <source>This is the language model&apos;s own word, without any facts. Do not rely on it.</source>
        <translation>Das sagt das Sprachmodell allein, ohne Fakten. Verlassen Sie sich nicht darauf.</translation>
    </message>
    <message>
        <source>This is the language model&apos;s own word; no rule has confirmed it. Read the facts yourself.</source>
        <translation>Das sagt das Sprachmodell allein; keine Regel hat es bestätigt. Lesen Sie selbst die Fakten.</translation>
    </message>
    <message>
        <source>The language model’s votes are tied, so this claim stays open.</source>
        <translation>Die Stimmen des Sprachmodells stehen unentschieden, die Behauptung bleibt offen.</translation>
    </message>
    <message>
        <source>{confidence} · TMS {tms}</source>
        <translation>{confidence} · TMS {tms}</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>noch nicht bekannt</translation>
    </message>
    <message>
        <source>{score} of 1</source>
        <translation>{score} von 1</translation>
    </message>
    <message>
        <source>Nothing in this text is a claim that facts could settle.</source>
        <translation>Nichts in diesem Text ist eine Behauptung, die Fakten klären könnten.</translation>
    </message>
    <message>
        <source>supported</source>
        <translation>belegt</translation>
    </message>
    <message>
        <source>not settled</source>
        <translation>ungeklärt</translation>
    </message>
    <message>
        <source>contradicted</source>
        <translation>widerlegt</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>nicht geprüft</translation>
    </message>
    <message numerus="yes">
        <source>%n claim(s): {counts}.</source>
        <translation>
            <numerusform>%n Behauptung: {counts}.</numerusform>
            <numerusform>%n Behauptungen: {counts}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The facts contradict more claims of this text than they support.</source>
        <translation>Die Fakten widersprechen mehr Behauptungen dieses Textes, als sie belegen.</translation>
    </message>
    <message numerus="yes">
        <source>Yet they contradict %n claim(s).</source>
        <translation>
            <numerusform>Doch einer Behauptung widersprechen sie.</numerusform>
            <numerusform>Doch %n Behauptungen widersprechen sie.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {summary}</source>
        <translation>{name}: {summary}</translation>
    </message>
    <message>
        <source>Knowledge attribution score (KAS): {score} of 1.</source>
        <translation>Wissensbeleg-Wert (KAS): {score} von 1.</translation>
    </message>
    <message>
        <source>Checked with {program}, facts: {facts}.</source>
        <translation>Geprüft mit {program}, Fakten: {facts}.</translation>
    </message>
    <message>
        <source>Checked with {program}.</source>
        <translation>Geprüft mit {program}.</translation>
    </message>
    <message>
        <source>source unknown</source>
        <translation>Quelle unbekannt</translation>
    </message>
    <message>
        <source>{source}, as of {day}</source>
        <translation>{source}, Stand {day}</translation>
    </message>
    <message>
        <source>holds no longer</source>
        <translation>gilt nicht mehr</translation>
    </message>
    <message>
        <source>TMS {tms}, confidence {confidence}, {decider}</source>
        <translation>TMS {tms}, Sicherheit {confidence}, {decider}</translation>
    </message>
    <message>
        <source>{name} method</source>
        <translation>Methode {name}</translation>
    </message>
    <message>
        <source>facts: {facts}</source>
        <translation>Fakten: {facts}</translation>
    </message>
    <message>
        <source>Started {when}</source>
        <translation>Begonnen {when}</translation>
    </message>
    <message>
        <source>Model {name}: sha256 {hash}</source>
        <translation>Modell {name}: sha256 {hash}</translation>
    </message>
    <message>
        <source>Knowledge {name}: sha256 {hash}</source>
        <translation>Wissen {name}: sha256 {hash}</translation>
    </message>
    <message>
        <source>The score comes when all claims are decided.</source>
        <translation>Der Wert kommt, wenn alle Behauptungen entschieden sind.</translation>
    </message>
    <message>
        <source>ClaimVer works offline.

Your text never leaves this computer. The facts, the language pipeline and the models that judge were installed with the program, and it makes no network connection, unless you allow the network and press Download for a language model: then that file is asked for, and nothing of yours is sent. Only if you enter a server under Language models, and let it have your texts, are they sent there; the status bar says so.

What it keeps is in your data folder:
- settings.ini: the window&apos;s size and your choices;
- draft-1.json and so on: the texts that are open, with their results and your notes, so that a crash loses nothing. They are deleted when you close them;
- queue-1.sqlite and so on: the posts of the queue and their results, until you press Clear;
- recent.ini: the names of the files that you opened last (File, Open recent clears them);
- the unpacked knowledge pack;
- models: the language models that you downloaded or imported.

Your data folder is:
{folder}
</source>
        <translation>ClaimVer arbeitet offline.

Ihr Text verlässt diesen Computer nie. Die Fakten, die Sprachverarbeitung und die Modelle, die urteilen, wurden mit dem Programm installiert, und es stellt keine Netzverbindung her, außer Sie erlauben das Netz und drücken bei einem Sprachmodell „Herunterladen“: Dann wird nach dieser Datei gefragt und nichts von Ihnen gesendet. Nur wenn Sie unter „Sprachmodelle“ einen Server eintragen und ihm Ihre Texte überlassen, gehen sie dorthin; die Statusleiste sagt es dann.

Was es aufbewahrt, steht in Ihrem Datenordner:
- settings.ini: die Größe des Fensters und Ihre Einstellungen;
- draft-1.json und so weiter: die offenen Texte mit ihren Ergebnissen und Ihren Notizen, damit ein Absturz nichts verliert. Sie werden gelöscht, wenn Sie die Texte schließen;
- queue-1.sqlite und so weiter: die Beiträge der Warteschlange und ihre Ergebnisse, bis Sie „Leeren“ drücken;
- recent.ini: die Namen der zuletzt geöffneten Dateien (Datei, Zuletzt geöffnet leert die Liste);
- das entpackte Wissenspaket;
- models: die Sprachmodelle, die Sie heruntergeladen oder importiert haben.

Ihr Datenordner ist:
{folder}
</translation>
    </message>
    <message>
        <source>On the whole, the facts contradict this text.</source>
        <translation>Im Ganzen widersprechen die Fakten diesem Text.</translation>
    </message>
    <message>
        <source>The facts contradict more of this text than they support.</source>
        <translation>Die Fakten widerlegen mehr, als sie belegen.</translation>
    </message>
    <message>
        <source>The facts tell little for or against this text.</source>
        <translation>Die Fakten sagen wenig für oder gegen diesen Text.</translation>
    </message>
    <message>
        <source>The facts support more of this text than they contradict.</source>
        <translation>Die Fakten belegen mehr, als sie widerlegen.</translation>
    </message>
    <message>
        <source>On the whole, the facts support this text.</source>
        <translation>Im Ganzen belegen die Fakten diesen Text.</translation>
    </message>
    <message>
        <source>On the left, what the language model believes of each claim. On the right, what it says when it is shown the facts. Where they differ, evidence has changed its mind.</source>
        <translation>Links, was das Sprachmodell von jeder Behauptung glaubt. Rechts, was es sagt, wenn ihm die Fakten gezeigt werden. Wo sie sich unterscheiden, haben Belege es umgestimmt.</translation>
    </message>
    <message>
        <source>The text was not checked with and without evidence. Choose the method “{method}” under Language models and methods, check the text, and open this view again.</source>
        <translation>Der Text wurde nicht mit und ohne Belege geprüft. Wählen Sie unter „Sprachmodelle und Methoden“ die Methode „{method}“, prüfen Sie den Text und öffnen Sie diese Ansicht erneut.</translation>
    </message>
    <message>
        <source>With and without evidence</source>
        <translation>Mit und ohne Belege</translation>
    </message>
    <message>
        <source>Language models and methods…</source>
        <translation>Sprachmodelle und Methoden…</translation>
    </message>
    <message>
        <source>Without evidence</source>
        <translation>Ohne Belege</translation>
    </message>
    <message>
        <source>With evidence</source>
        <translation>Mit Belegen</translation>
    </message>
    <message>
        <source>Claim {index}: without evidence {before}, with evidence {after}</source>
        <translation>Behauptung {index}: ohne Belege {before}, mit Belegen {after}</translation>
    </message>
    <message>
        <source>Evidence changed {changed} of {all} verdicts.</source>
        <translation>Belege änderten {changed} von {all} Urteilen.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>a fault in ClaimVer</source>
        <translation>ein Fehler in ClaimVer</translation>
    </message>
    <message>
        <source>Posts</source>
        <translation>Beiträge</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle Dateien</translation>
    </message>
    <message>
        <source>Queue of posts</source>
        <translation>Warteschlange für Beiträge</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Paste posts, one a line</source>
        <translation>Beiträge einfügen, einer je Zeile</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren…</translation>
    </message>
    <message>
        <source>Import posts from a file</source>
        <translation>Beiträge aus einer Datei importieren</translation>
    </message>
    <message>
        <source>Check all</source>
        <translation>Alle prüfen</translation>
    </message>
    <message>
        <source>Cancel the check of the queue</source>
        <translation>Prüfung der Warteschlange abbrechen</translation>
    </message>
    <message>
        <source>Open in a tab</source>
        <translation>In einem Reiter öffnen</translation>
    </message>
    <message>
        <source>Open the selected post in a tab</source>
        <translation>Gewählten Beitrag in einem Reiter öffnen</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message numerus="yes">
        <source>%n post(s)</source>
        <translation>
            <numerusform>%n Beitrag</numerusform>
            <numerusform>%n Beiträge</numerusform>
        </translation>
    </message>
    <message>
        <source>Export the queue</source>
        <translation>Warteschlange exportieren</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Remove all posts from the queue</source>
        <translation>Alle Beiträge aus der Warteschlange entfernen</translation>
    </message>
    <message>
        <source>Show posts with these words</source>
        <translation>Beiträge mit diesen Wörtern zeigen</translation>
    </message>
    <message>
        <source>Contradicted only</source>
        <translation>Nur widerlegte</translation>
    </message>
    <message>
        <source>Progress of the queue</source>
        <translation>Fortschritt der Warteschlange</translation>
    </message>
    <message>
        <source>There are no posts to add.</source>
        <translation>Es gibt keine Beiträge hinzuzufügen.</translation>
    </message>
    <message>
        <source>Copy posts, one a line, or import a CSV or JSON Lines file with a column “text”.</source>
        <translation>Kopieren Sie Beiträge, einen je Zeile, oder importieren Sie eine CSV- oder JSON-Lines-Datei mit einer Spalte „text“.</translation>
    </message>
    <message>
        <source>Import posts</source>
        <translation>Beiträge importieren</translation>
    </message>
    <message>
        <source>Quit while the queue is being checked?</source>
        <translation>Beenden, während die Warteschlange geprüft wird?</translation>
    </message>
    <message>
        <source>Posts not checked yet: {left}. All are kept, and “Check all” goes on at the next start.</source>
        <translation>Noch nicht geprüfte Beiträge: {left}. Alle bleiben erhalten, und „Alle prüfen“ macht beim nächsten Start weiter.</translation>
    </message>
    <message>
        <source>Line {line}: {reason}</source>
        <translation>Zeile {line}: {reason}</translation>
    </message>
    <message>
        <source>Posts added: {added}. Lines that could not be read: {lost}.</source>
        <translation>Hinzugefügte Beiträge: {added}. Nicht lesbare Zeilen: {lost}.</translation>
    </message>
    <message>
        <source>All of them…</source>
        <translation>Alle…</translation>
    </message>
    <message>
        <source>Lines that could not be read</source>
        <translation>Nicht lesbare Zeilen</translation>
    </message>
    <message numerus="yes">
        <source>%n post(s) saved as {name}.</source>
        <translation>
            <numerusform>%n Beitrag wurde als {name} gespeichert.</numerusform>
            <numerusform>%n Beiträge wurden als {name} gespeichert.</numerusform>
        </translation>
    </message>
    <message>
        <source>The queue was stopped.</source>
        <translation>Die Warteschlange wurde angehalten.</translation>
    </message>
    <message>
        <source>Checking {done} of {total}</source>
        <translation>Prüfe {done} von {total}</translation>
    </message>
    <message>
        <source>about {seconds} s left</source>
        <translation>noch etwa {seconds} s</translation>
    </message>
    <message>
        <source>Open documents</source>
        <translation>Offene Dokumente</translation>
    </message>
    <message>
        <source>New tab</source>
        <translation>Neuer Reiter</translation>
    </message>
    <message>
        <source>Open texts</source>
        <translation>Texte öffnen</translation>
    </message>
    <message>
        <source>Posts, a row each (CSV)</source>
        <translation>Beiträge, je eine Zeile (CSV)</translation>
    </message>
    <message>
        <source>Claims, a row each (CSV)</source>
        <translation>Behauptungen, je eine Zeile (CSV)</translation>
    </message>
    <message>
        <source>The queue of the last time cannot be read: {reason}</source>
        <translation>Die Warteschlange vom letzten Mal kann nicht gelesen werden: {reason}</translation>
    </message>
    <message>
        <source>It is kept as {path}; import the posts again.</source>
        <translation>Sie liegt unter {path}; importieren Sie die Beiträge neu.</translation>
    </message>
    <message>
        <source>The queue could not be removed: {reason}.</source>
        <translation>Die Warteschlange konnte nicht entfernt werden: {reason}.</translation>
    </message>
    <message>
        <source>The old draft could not be removed: {reason}.</source>
        <translation>Der alte Entwurf konnte nicht entfernt werden: {reason}.</translation>
    </message>
    <message>
        <source>Remove {path} yourself.</source>
        <translation>Entfernen Sie {path} selbst.</translation>
    </message>
    <message>
        <source>The report on {name} cannot be read: {reason}.</source>
        <translation>Der Bericht zu {name} kann nicht gelesen werden: {reason}.</translation>
    </message>
    <message>
        <source>Try again. If it fails again, check the post again.</source>
        <translation>Versuchen Sie es noch einmal. Misslingt es wieder, prüfen Sie den Beitrag noch einmal.</translation>
    </message>
    <message>
        <source>The report on {name} is gone.</source>
        <translation>Der Bericht zu {name} ist nicht mehr da.</translation>
    </message>
    <message>
        <source>Check it again.</source>
        <translation>Prüfen Sie ihn noch einmal.</translation>
    </message>
    <message>
        <source>The queue could not be kept: {reason}.</source>
        <translation>Die Warteschlange konnte nicht gesichert werden: {reason}.</translation>
    </message>
    <message>
        <source>Free some space in {folder}, or export the queue.</source>
        <translation>Schaffen Sie Platz in {folder}, oder exportieren Sie die Warteschlange.</translation>
    </message>
    <message>
        <source>No post matches</source>
        <translation>Kein Beitrag passt</translation>
    </message>
    <message>
        <source>Other words, or “Contradicted only” switched off, show more.</source>
        <translation>Andere Wörter zeigen mehr, ebenso „Nur widerlegte“ ausgeschaltet.</translation>
    </message>
    <message>
        <source>No posts yet</source>
        <translation>Noch keine Beiträge</translation>
    </message>
    <message>
        <source>Copy posts, one a line, and press Paste, or import a CSV or JSON Lines file with a column “text”. Check all then judges them in turn, and the contradicted come first.</source>
        <translation>Kopieren Sie Beiträge, einen je Zeile, und drücken Sie „Einfügen“, oder importieren Sie eine CSV- oder JSON-Lines-Datei mit einer Spalte „text“. „Alle prüfen“ beurteilt sie dann der Reihe nach; die widerlegten stehen zuerst.</translation>
    </message>
    <message>
        <source>Close other programs, or check a shorter text.</source>
        <translation>Schließen Sie andere Programme, oder prüfen Sie einen kürzeren Text.</translation>
    </message>
    <message>
        <source>There is not enough memory.</source>
        <translation>Der Speicher reicht nicht.</translation>
    </message>
    <message>
        <source>no text: one of {columns} is looked for</source>
        <translation>kein Text: Gesucht wird eine der Spalten {columns}</translation>
    </message>
    <message>
        <source>the text is empty</source>
        <translation>der Text ist leer</translation>
    </message>
    <message>
        <source>no JSON: {reason}</source>
        <translation>kein JSON: {reason}</translation>
    </message>
    <message>
        <source>the text has {length} characters, where {limit} is the limit</source>
        <translation>der Text hat {length} Zeichen, höchstens {limit} sind möglich</translation>
    </message>
    <message>
        <source>The data folder {folder} cannot be made: {reason}.</source>
        <translation>Der Datenordner {folder} kann nicht angelegt werden: {reason}.</translation>
    </message>
    <message>
        <source>Choose another folder with --data-dir.</source>
        <translation>Wählen Sie mit --data-dir einen anderen Ordner.</translation>
    </message>
    <message>
        <source>The knowledge cannot be unpacked into {folder}: {reason}.</source>
        <translation>Das Wissen kann nicht in {folder} entpackt werden: {reason}.</translation>
    </message>
    <message>
        <source>Choose another folder with --data-dir, or free some space.</source>
        <translation>Wählen Sie mit --data-dir einen anderen Ordner, oder schaffen Sie Platz.</translation>
    </message>
    <message>
        <source>The knowledge needs {needed} MB in {folder}; {free} MB are free.</source>
        <translation>Das Wissen braucht {needed} MB in {folder}; {free} MB sind frei.</translation>
    </message>
    <message>
        <source>Free some space, or choose another folder with --data-dir.</source>
        <translation>Schaffen Sie Platz, oder wählen Sie mit --data-dir einen anderen Ordner.</translation>
    </message>
    <message>
        <source>The knowledge&apos;s description {path} is missing or damaged.</source>
        <translation>Die Beschreibung des Wissens {path} fehlt oder ist beschädigt.</translation>
    </message>
    <message>
        <source>The knowledge file {path} is missing or damaged.</source>
        <translation>Die Wissensdatei {path} fehlt oder ist beschädigt.</translation>
    </message>
    <message>
        <source>The knowledge file {path} is damaged: {reason}.</source>
        <translation>Die Wissensdatei {path} ist beschädigt: {reason}.</translation>
    </message>
    <message>
        <source>The knowledge file {path} is damaged.</source>
        <translation>Die Wissensdatei {path} ist beschädigt.</translation>
    </message>
    <message>
        <source>The knowledge file {path} is missing.</source>
        <translation>Die Wissensdatei {path} fehlt.</translation>
    </message>
    <message>
        <source>The knowledge file {path} is truncated.</source>
        <translation>Die Wissensdatei {path} ist abgeschnitten.</translation>
    </message>
    <message>
        <source>The knowledge file {path} is incomplete.</source>
        <translation>Die Wissensdatei {path} ist unvollständig.</translation>
    </message>
    <message>
        <source>The knowledge file {path} is of an older version.</source>
        <translation>Die Wissensdatei {path} ist von einer älteren Version.</translation>
    </message>
    <message>
        <source>The knowledge file {path} was made by a newer version.</source>
        <translation>Die Wissensdatei {path} stammt von einer neueren Version.</translation>
    </message>
    <message>
        <source>The knowledge file {path} cannot be read: {reason}.</source>
        <translation>Die Wissensdatei {path} kann nicht gelesen werden: {reason}.</translation>
    </message>
    <message>
        <source>Update ClaimVer to read it.</source>
        <translation>Aktualisieren Sie ClaimVer, um sie zu lesen.</translation>
    </message>
    <message>
        <source>Delete the file, so that it is unpacked again, or install ClaimVer again.</source>
        <translation>Löschen Sie die Datei, damit sie neu entpackt wird, oder installieren Sie ClaimVer neu.</translation>
    </message>
    <message>
        <source>The program&apos;s resources folder is missing.</source>
        <translation>Der Ordner „resources“ des Programms fehlt.</translation>
    </message>
    <message>
        <source>The file {path} is missing.</source>
        <translation>Die Datei {path} fehlt.</translation>
    </message>
    <message>
        <source>The file {path} is damaged: {reason}.</source>
        <translation>Die Datei {path} ist beschädigt: {reason}.</translation>
    </message>
    <message>
        <source>The file {path} cannot be written: {reason}.</source>
        <translation>Die Datei {path} kann nicht geschrieben werden: {reason}.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be made: {reason}.</source>
        <translation>Der Ordner {folder} kann nicht angelegt werden: {reason}.</translation>
    </message>
    <message>
        <source>Free some space, or choose another data folder with --data-dir.</source>
        <translation>Schaffen Sie Platz, oder wählen Sie mit --data-dir einen anderen Datenordner.</translation>
    </message>
    <message>
        <source>Choose another data folder with --data-dir.</source>
        <translation>Wählen Sie mit --data-dir einen anderen Datenordner.</translation>
    </message>
    <message>
        <source>Install ClaimVer again.</source>
        <translation>Installieren Sie ClaimVer neu.</translation>
    </message>
    <message>
        <source>There is not enough memory to run the model {model}.</source>
        <translation>Der Speicher reicht nicht für das Modell {model}.</translation>
    </message>
    <message>
        <source>The model {model} needs {needed} GB of memory, and {free} GB are free.</source>
        <translation>Das Modell {model} braucht {needed} GB Speicher, und {free} GB sind frei.</translation>
    </message>
    <message>
        <source>The system ended the model {model}, most likely because memory ran out.</source>
        <translation>Das System hat das Modell {model} beendet, wohl weil der Speicher ausging.</translation>
    </message>
    <message>
        <source>The model {model} cannot start: {reason}.</source>
        <translation>Das Modell {model} kann nicht starten: {reason}.</translation>
    </message>
    <message>
        <source>Free some space or close other programs.</source>
        <translation>Schaffen Sie Platz oder schließen Sie andere Programme.</translation>
    </message>
    <message>
        <source>Close other programs, or choose a smaller model.</source>
        <translation>Schließen Sie andere Programme, oder wählen Sie ein kleineres Modell.</translation>
    </message>
    <message>
        <source>Close other programs.</source>
        <translation>Schließen Sie andere Programme.</translation>
    </message>
    <message>
        <source>The file {path} is not a GGUF model.</source>
        <translation>Die Datei {path} ist kein GGUF-Modell.</translation>
    </message>
    <message>
        <source>The file {path} is {kind}, not a GGUF model.</source>
        <translation>Die Datei {path} ist kein GGUF-Modell, sondern: {kind}.</translation>
    </message>
    <message>
        <source>The file {path} is {kind}, not a language model.</source>
        <translation>Die Datei {path} ist kein Sprachmodell, sondern: {kind}.</translation>
    </message>
    <message>
        <source>Choose an instruction-tuned model in the GGUF format.</source>
        <translation>Wählen Sie ein auf Anweisungen abgestimmtes Modell im GGUF-Format.</translation>
    </message>
    <message>
        <source>Choose another model file.</source>
        <translation>Wählen Sie eine andere Modelldatei.</translation>
    </message>
    <message>
        <source>Choose a smaller model.</source>
        <translation>Wählen Sie ein kleineres Modell.</translation>
    </message>
    <message>
        <source>This model is installed already, as {model}.</source>
        <translation>Dieses Modell ist schon installiert, als {model}.</translation>
    </message>
    <message>
        <source>Another ClaimVer is downloading {model} now.</source>
        <translation>Ein anderes ClaimVer lädt {model} gerade herunter.</translation>
    </message>
    <message>
        <source>The download cannot be written to {folder}: {reason}.</source>
        <translation>Der Download kann nicht nach {folder} geschrieben werden: {reason}.</translation>
    </message>
    <message>
        <source>Free some space and start again: the download goes on where it stopped.</source>
        <translation>Schaffen Sie Platz und beginnen Sie neu: Der Download geht weiter, wo er aufhörte.</translation>
    </message>
    <message>
        <source>The checker stopped: the system ended it, most likely because memory ran out.</source>
        <translation>Die Prüfung brach ab: Das System hat sie beendet, wahrscheinlich weil der Speicher ausging.</translation>
    </message>
    <message>
        <source>Close other programs, and check again.</source>
        <translation>Schließen Sie andere Programme und prüfen Sie erneut.</translation>
    </message>
    <message>
        <source>The checker stopped: it crashed ({how}).</source>
        <translation>Die Prüfung brach ab: Sie ist abgestürzt ({how}).</translation>
    </message>
    <message>
        <source>Check again. If it stops again, try a shorter text.</source>
        <translation>Prüfen Sie erneut. Bricht sie wieder ab, versuchen Sie einen kürzeren Text.</translation>
    </message>
    <message>
        <source>Check again. If it stops again, install ClaimVer again.</source>
        <translation>Prüfen Sie erneut. Bricht sie wieder ab, installieren Sie ClaimVer neu.</translation>
    </message>
    <message>
        <source>The checker cannot start: {reason}.</source>
        <translation>Die Prüfung kann nicht starten: {reason}.</translation>
    </message>
    <message>
        <source>Free some space or close other programs, and check again.</source>
        <translation>Schaffen Sie Platz oder schließen Sie andere Programme, und prüfen Sie erneut.</translation>
    </message>
    <message>
        <source>{name} is damaged and cannot be read.</source>
        <translation>{name} ist beschädigt und kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Open it in the program it comes from and save it again, or fetch it again.</source>
        <translation>Öffnen und speichern Sie die Datei neu in ihrem Programm, oder holen Sie sie noch einmal.</translation>
    </message>
    <message>
        <source>Open an earlier copy of it, or check the text again.</source>
        <translation>Öffnen Sie eine frühere Kopie davon, oder prüfen Sie den Text noch einmal.</translation>
    </message>
    <message>
        <source>{name} unpacks to more than {size} MB.</source>
        <translation>{name} ist entpackt größer als {size} MB.</translation>
    </message>
    <message>
        <source>Save a copy without its pictures, or paste the text.</source>
        <translation>Speichern Sie eine Kopie ohne Bilder, oder fügen Sie den Text ein.</translation>
    </message>
    <message>
        <source>{name} is an archive or a document of a kind that is not read.</source>
        <translation>{name} ist ein Archiv oder ein Dokument, dessen Art nicht gelesen wird.</translation>
    </message>
    <message>
        <source>{name} is in the format of Word before 2007, which is not read.</source>
        <translation>{name} hat das Format von Word vor 2007, das nicht gelesen wird.</translation>
    </message>
    <message>
        <source>{name} is Rich Text (RTF), which is not read.</source>
        <translation>{name} ist Rich Text (RTF), das nicht gelesen wird.</translation>
    </message>
    <message>
        <source>Save it as .docx, .odt or plain text in the program it comes from.</source>
        <translation>Speichern Sie die Datei in ihrem Programm als .docx, .odt oder reinen Text.</translation>
    </message>
    <message>
        <source>{name} is a picture.</source>
        <translation>{name} ist ein Bild.</translation>
    </message>
    <message>
        <source>Recognise its text with a program for that (OCR), and paste the text.</source>
        <translation>Lassen Sie den Text von einem Programm dafür (OCR) erkennen, und fügen Sie ihn ein.</translation>
    </message>
    <message>
        <source>{name} is damaged: its main part is missing.</source>
        <translation>{name} ist beschädigt: Der Hauptteil fehlt.</translation>
    </message>
    <message>
        <source>{name} is damaged: it is no {kind} file inside.</source>
        <translation>{name} ist beschädigt: Innen ist keine {kind}-Datei.</translation>
    </message>
    <message>
        <source>Fetch or save the file again.</source>
        <translation>Holen oder speichern Sie die Datei noch einmal.</translation>
    </message>
    <message>
        <source>{name} is protected by a password.</source>
        <translation>{name} ist durch ein Passwort geschützt.</translation>
    </message>
    <message>
        <source>Save a copy without a password in the program it comes from.</source>
        <translation>Speichern Sie in ihrem Programm eine Kopie ohne Passwort.</translation>
    </message>
    <message>
        <source>Save a copy without a password, or paste the text.</source>
        <translation>Speichern Sie eine Kopie ohne Passwort, oder fügen Sie den Text ein.</translation>
    </message>
    <message>
        <source>{name} is an OpenDocument file, but no text document.</source>
        <translation>{name} ist eine OpenDocument-Datei, aber kein Textdokument.</translation>
    </message>
    <message>
        <source>Save it as .odt, or paste the text.</source>
        <translation>Speichern Sie sie als .odt, oder fügen Sie den Text ein.</translation>
    </message>
    <message>
        <source>{name} has no text in it: its pages are pictures, or empty.</source>
        <translation>{name} enthält keinen Text: Die Seiten sind Bilder oder leer.</translation>
    </message>
    <message>
        <source>Recognise its text with a program for that (OCR), and open what that makes.</source>
        <translation>Lassen Sie den Text von einem Programm dafür (OCR) erkennen, und öffnen Sie das Ergebnis.</translation>
    </message>
    <message>
        <source>{name} is larger than {size} MB.</source>
        <translation>{name} ist größer als {size} MB.</translation>
    </message>
    <message>
        <source>Split it into smaller files.</source>
        <translation>Teilen Sie die Datei in kleinere.</translation>
    </message>
    <message>
        <source>{name} is not valid {encoding}: byte {place} (line {line}) is {byte}.</source>
        <translation>{name} ist kein gültiges {encoding}: Byte {place} (Zeile {line}) ist {byte}.</translation>
    </message>
    <message>
        <source>{name} is not a text: it holds a NUL character at position {place}.</source>
        <translation>{name} ist kein Text: An Stelle {place} steht ein NUL-Zeichen.</translation>
    </message>
    <message>
        <source>{name} is not a text: it holds binary data.</source>
        <translation>{name} ist kein Text: Die Datei enthält Binärdaten.</translation>
    </message>
    <message>
        <source>Save it as plain text in UTF-8.</source>
        <translation>Speichern Sie sie als reinen Text in UTF-8.</translation>
    </message>
    <message>
        <source>{name} cannot be read: {reason}.</source>
        <translation>{name} kann nicht gelesen werden: {reason}.</translation>
    </message>
    <message>
        <source>Check its name and its permissions.</source>
        <translation>Prüfen Sie Namen und Zugriffsrechte.</translation>
    </message>
    <message>
        <source>{name} is a folder.</source>
        <translation>{name} ist ein Ordner.</translation>
    </message>
    <message>
        <source>{name} is no check session.</source>
        <translation>{name} ist keine Prüfsitzung.</translation>
    </message>
    <message>
        <source>Open the file that ClaimVer saved.</source>
        <translation>Öffnen Sie die Datei, die ClaimVer gespeichert hat.</translation>
    </message>
    <message>
        <source>{name} was saved by a later version of ClaimVer.</source>
        <translation>{name} wurde von einer späteren Version von ClaimVer gespeichert.</translation>
    </message>
    <message>
        <source>Open it with that version.</source>
        <translation>Öffnen Sie die Datei mit jener Version.</translation>
    </message>
    <message>
        <source>Loading the language pipeline</source>
        <translation>Sprachverarbeitung wird geladen</translation>
    </message>
    <message>
        <source>Loading the models</source>
        <translation>Modelle werden geladen</translation>
    </message>
    <message>
        <source>Unpacking the knowledge</source>
        <translation>Wissen wird entpackt</translation>
    </message>
    <message>
        <source>Reading pages</source>
        <translation>Seiten werden gelesen</translation>
    </message>
    <message>
        <source>Reading the text</source>
        <translation>Text wird gelesen</translation>
    </message>
    <message>
        <source>Checking claims</source>
        <translation>Behauptungen werden geprüft</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>This text seems to be Danish.</source>
        <translation>Dieser Text scheint Dänisch zu sein.</translation>
    </message>
    <message>
        <source>This text seems to be German.</source>
        <translation>Dieser Text scheint Deutsch zu sein.</translation>
    </message>
    <message>
        <source>This text seems to be Spanish.</source>
        <translation>Dieser Text scheint Spanisch zu sein.</translation>
    </message>
    <message>
        <source>This text seems to be French.</source>
        <translation>Dieser Text scheint Französisch zu sein.</translation>
    </message>
    <message>
        <source>This text seems to be Italian.</source>
        <translation>Dieser Text scheint Italienisch zu sein.</translation>
    </message>
    <message>
        <source>This text seems to be Dutch.</source>
        <translation>Dieser Text scheint Niederländisch zu sein.</translation>
    </message>
    <message>
        <source>This text seems to be Polish.</source>
        <translation>Dieser Text scheint Polnisch zu sein.</translation>
    </message>
    <message>
        <source>This text seems to be Portuguese.</source>
        <translation>Dieser Text scheint Portugiesisch zu sein.</translation>
    </message>
    <message>
        <source>This text seems to be Swedish.</source>
        <translation>Dieser Text scheint Schwedisch zu sein.</translation>
    </message>
    <message>
        <source>This text seems to be in another language than English.</source>
        <translation>Dieser Text scheint in einer anderen Sprache als Englisch zu sein.</translation>
    </message>
    <message>
        <source>age</source>
        <translation>Alter</translation>
    </message>
    <message>
        <source>amount</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>cast</source>
        <translation>Besetzung</translation>
    </message>
    <message>
        <source>chain</source>
        <translation>Kette von Aussagen</translation>
    </message>
    <message>
        <source>citation</source>
        <translation>Zitat</translation>
    </message>
    <message>
        <source>comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>ended of late</source>
        <translation>vor Kurzem beendet</translation>
    </message>
    <message>
        <source>existence</source>
        <translation>Existenz</translation>
    </message>
    <message>
        <source>former name</source>
        <translation>früherer Name</translation>
    </message>
    <message>
        <source>other name</source>
        <translation>anderer Name</translation>
    </message>
    <message>
        <source>functional property</source>
        <translation>nur ein Wert</translation>
    </message>
    <message>
        <source>general denial</source>
        <translation>allgemeine Verneinung</translation>
    </message>
    <message>
        <source>joined</source>
        <translation>verbunden</translation>
    </message>
    <message>
        <source>kinds</source>
        <translation>Arten</translation>
    </message>
    <message>
        <source>known sentence</source>
        <translation>bekannter Satz</translation>
    </message>
    <message>
        <source>located in</source>
        <translation>Lage</translation>
    </message>
    <message>
        <source>nationality</source>
        <translation>Staatsangehörigkeit</translation>
    </message>
    <message>
        <source>negation</source>
        <translation>Verneinung</translation>
    </message>
    <message>
        <source>no member</source>
        <translation>kein Mitglied</translation>
    </message>
    <message>
        <source>not listed</source>
        <translation>nicht aufgeführt</translation>
    </message>
    <message>
        <source>not the only one</source>
        <translation>nicht das einzige</translation>
    </message>
    <message>
        <source>office</source>
        <translation>Amt</translation>
    </message>
    <message>
        <source>office elsewhere</source>
        <translation>Amt anderswo</translation>
    </message>
    <message>
        <source>order of events</source>
        <translation>Reihenfolge der Ereignisse</translation>
    </message>
    <message>
        <source>other continent</source>
        <translation>anderer Kontinent</translation>
    </message>
    <message>
        <source>other kinship</source>
        <translation>andere Verwandtschaft</translation>
    </message>
    <message>
        <source>quantity</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>roles</source>
        <translation>Rollen</translation>
    </message>
    <message>
        <source>known sentences, compared by the model</source>
        <translation>bekannte Sätze, vom Modell verglichen</translation>
    </message>
    <message>
        <source>spouse elsewhere</source>
        <translation>andere Ehe</translation>
    </message>
    <message>
        <source>stated</source>
        <translation>so ausgesagt</translation>
    </message>
    <message>
        <source>studies</source>
        <translation>Fachgebiet</translation>
    </message>
    <message>
        <source>succession</source>
        <translation>Nachfolge</translation>
    </message>
    <message>
        <source>superlative</source>
        <translation>Superlativ</translation>
    </message>
    <message>
        <source>term of office</source>
        <translation>Amtszeit</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>Sieger</translation>
    </message>
    <message>
        <source>Only English is read: most of its claims are missed or stay open. Translate it first.</source>
        <translation>Nur Englisch wird gelesen: Die meisten Behauptungen werden übersehen oder bleiben offen. Übersetzen Sie ihn zuerst.</translation>
    </message>
    <message>
        <source>ClaimVer ended, or something in it failed, on {when}.

Your saved texts are as they were, and unsaved ones come back at the next start. If it happens again, please report it with this file. It holds nothing of your texts.

ClaimVer {version}, Python {python}, {system}

</source>
        <translation>ClaimVer wurde am {when} beendet, oder etwas darin ist fehlgeschlagen.

Ihre gespeicherten Texte sind unverändert, und nicht gespeicherte kommen beim nächsten Start wieder. Wenn es noch einmal geschieht, melden Sie es bitte mit dieser Datei. Sie enthält nichts aus Ihren Texten.

ClaimVer {version}, Python {python}, {system}

</translation>
    </message>
    <message>
        <source>Text to check</source>
        <translation>Zu prüfender Text</translation>
    </message>
    <message>
        <source>Paste or type a text here, or open a file.</source>
        <translation>Fügen Sie hier einen Text ein, schreiben Sie einen, oder öffnen Sie eine Datei.</translation>
    </message>
    <message>
        <source>No claim here: {reason}</source>
        <translation>Keine Behauptung: {reason}</translation>
    </message>
    <message>
        <source>Show claim {number}</source>
        <translation>Behauptung {number} zeigen</translation>
    </message>
    <message>
        <source>Ignore claim {number}</source>
        <translation>Behauptung {number} übergehen</translation>
    </message>
    <message>
        <source>The text to paste</source>
        <translation>Der einzufügende Text</translation>
    </message>
    <message>
        <source>Find in the text</source>
        <translation>Im Text suchen</translation>
    </message>
    <message>
        <source>Words to find</source>
        <translation>Gesuchte Wörter</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <translation>{number} von {total}</translation>
    </message>
    <message>
        <source>Match upper and lower case</source>
        <translation>Groß- und Kleinschreibung beachten</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>Vorige Stelle</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Nächste Stelle</translation>
    </message>
    <message>
        <source>Close the find bar</source>
        <translation>Suchleiste schließen</translation>
    </message>
    <message>
        <source>Previous place (Shift+F3)</source>
        <translation>Vorige Stelle (Umschalt+F3)</translation>
    </message>
    <message>
        <source>Next place (F3)</source>
        <translation>Nächste Stelle (F3)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nicht gefunden</translation>
    </message>
    <message>
        <source>{number} found</source>
        <translation>{number} gefunden</translation>
    </message>
    <message>
        <source>Numbers of the claims</source>
        <translation>Nummern der Behauptungen</translation>
    </message>
    <message>
        <source>No claim here</source>
        <translation>Keine Behauptung</translation>
    </message>
    <message>
        <source>see the library&apos;s own files</source>
        <translation>siehe die Dateien der Bibliothek</translation>
    </message>
    <message>
        <source>edited since</source>
        <translation>seither geändert</translation>
    </message>
    <message>
        <source>ignored</source>
        <translation>übergangen</translation>
    </message>
    <message>
        <source>edited since the check</source>
        <translation>seit der Prüfung geändert</translation>
    </message>
    <message>
        <source>Claim {number}, {state}: {text}</source>
        <translation>Behauptung {number}, {state}: {text}</translation>
    </message>
    <message>
        <source>Order in the text</source>
        <translation>Reihenfolge im Text</translation>
    </message>
    <message>
        <source>First to last</source>
        <translation>Von der ersten zur letzten</translation>
    </message>
    <message>
        <source>Last to first</source>
        <translation>Von der letzten zur ersten</translation>
    </message>
    <message>
        <source>Contradicted first</source>
        <translation>Widerlegte zuerst</translation>
    </message>
    <message>
        <source>Supported first</source>
        <translation>Belegte zuerst</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Sicherheit</translation>
    </message>
    <message>
        <source>Highest first</source>
        <translation>Höchste zuerst</translation>
    </message>
    <message>
        <source>Lowest first</source>
        <translation>Niedrigste zuerst</translation>
    </message>
    <message>
        <source>Triplet match (TMS)</source>
        <translation>Tripel-Treffer (TMS)</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Folge</translation>
    </message>
    <message>
        <source>TMS</source>
        <translation>TMS</translation>
    </message>
    <message>
        <source>Filter by words</source>
        <translation>Nach Wörtern filtern</translation>
    </message>
    <message>
        <source>Filter the claims by words</source>
        <translation>Behauptungen nach Wörtern filtern</translation>
    </message>
    <message>
        <source>Sorted by: {order}, {direction}</source>
        <translation>Geordnet nach: {order}, {direction}</translation>
    </message>
    <message>
        <source>What is “{name}”?</source>
        <translation>Was ist „{name}“?</translation>
    </message>
    <message>
        <source>Find an entity by its name</source>
        <translation>Entität nach ihrem Namen suchen</translation>
    </message>
    <message>
        <source>Entities of this name</source>
        <translation>Entitäten dieses Namens</translation>
    </message>
    <message>
        <source>Use this one</source>
        <translation>Diese verwenden</translation>
    </message>
    <message>
        <source>What does “{name}” stand for?</source>
        <translation>Wofür steht „{name}“?</translation>
    </message>
    <message>
        <source>The claims that name it are checked again, and the choice is kept for this text.</source>
        <translation>Die Behauptungen, die sie nennen, werden neu geprüft, und die Wahl gilt weiter für diesen Text.</translation>
    </message>
    <message>
        <source>No other entity of this name is in the installed knowledge.</source>
        <translation>Das installierte Wissen kennt keine andere Entität dieses Namens.</translation>
    </message>
    <message>
        <source>None of these</source>
        <translation>Keine von diesen</translation>
    </message>
    <message>
        <source>It is not in the installed knowledge.</source>
        <translation>Sie ist nicht im installierten Wissen.</translation>
    </message>
    <message>
        <source>{entity} · taken now</source>
        <translation>{entity} · jetzt gewählt</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>Im Browser öffnen</translation>
    </message>
    <message>
        <source>Open the Wikidata page of {name} in your browser?</source>
        <translation>Die Wikidata-Seite von {name} in Ihrem Browser öffnen?</translation>
    </message>
    <message>
        <source>Your browser will connect to wikidata.org and so tell it which page you read. ClaimVer itself connects to nothing.</source>
        <translation>Ihr Browser verbindet sich mit wikidata.org und teilt so mit, welche Seite Sie lesen. ClaimVer selbst verbindet sich mit nichts.</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>Adresse kopieren</translation>
    </message>
    <message>
        <source>{name}, {id}: open in the browser…</source>
        <translation>{name}, {id}: im Browser öffnen…</translation>
    </message>
    <message>
        <source>Open in the browser: {page}</source>
        <translation>Im Browser öffnen: {page}</translation>
    </message>
    <message>
        <source>Entities</source>
        <translation>Entitäten</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Pages on the selected claim</source>
        <translation>Seiten zur gewählten Behauptung</translation>
    </message>
    <message>
        <source>Entities ({number})</source>
        <translation>Entitäten ({number})</translation>
    </message>
    <message>
        <source>None of the known entities.</source>
        <translation>Keine der bekannten Entitäten.</translation>
    </message>
    <message>
        <source>No description.</source>
        <translation>Keine Beschreibung.</translation>
    </message>
    <message>
        <source>Named as “{name}”.</source>
        <translation>Genannt als „{name}“.</translation>
    </message>
    <message>
        <source>Your choice</source>
        <translation>Ihre Wahl</translation>
    </message>
    <message>
        <source>In the text: “{name}”</source>
        <translation>Im Text: „{name}“</translation>
    </message>
    <message>
        <source>In the text: “{name}”, {share} sure</source>
        <translation>Im Text: „{name}“, zu {share} sicher</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Undo the choice for {name}</source>
        <translation>Wahl für {name} zurücknehmen</translation>
    </message>
    <message>
        <source>Choose what “{name}” stands for</source>
        <translation>Wählen, wofür „{name}“ steht</translation>
    </message>
    <message>
        <source>Another…</source>
        <translation>Andere…</translation>
    </message>
    <message>
        <source>Is something else meant? Choose it, and the claims are checked again.</source>
        <translation>Ist etwas anderes gemeint? Wählen Sie es, und die Behauptungen werden neu geprüft.</translation>
    </message>
    <message>
        <source>Also called: {names}</source>
        <translation>Auch genannt: {names}</translation>
    </message>
    <message>
        <source>Kind: {kinds}</source>
        <translation>Art: {kinds}</translation>
    </message>
    <message>
        <source>{names} and {more} more</source>
        <translation>{names} und {more} weitere</translation>
    </message>
    <message>
        <source>Entities of the selected claim</source>
        <translation>Entitäten der gewählten Behauptung</translation>
    </message>
    <message>
        <source>No known entity was found in this claim, so there are no facts to check it by.</source>
        <translation>In dieser Behauptung wurde keine bekannte Entität gefunden, darum gibt es keine Fakten, an denen sie zu prüfen wäre.</translation>
    </message>
    <message>
        <source>Why the selected claim has its verdict</source>
        <translation>Warum die gewählte Behauptung ihr Urteil hat</translation>
    </message>
    <message>
        <source>Select a claim to see the facts that decide it.</source>
        <translation>Wählen Sie eine Behauptung, um die entscheidenden Fakten zu sehen.</translation>
    </message>
    <message>
        <source>This claim was edited after the check. Press Check again for a new verdict.</source>
        <translation>Diese Behauptung wurde nach der Prüfung geändert. Drücken Sie noch einmal „Prüfen“ für ein neues Urteil.</translation>
    </message>
    <message numerus="yes">
        <source>%n more fact(s) stand in the exported report.</source>
        <translation>
            <numerusform>%n weiterer Fakt steht im exportierten Bericht.</numerusform>
            <numerusform>%n weitere Fakten stehen im exportierten Bericht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>Sätze</translation>
    </message>
    <message>
        <source>None of the installed facts bears on this claim.</source>
        <translation>Keiner der installierten Fakten betrifft diese Behauptung.</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation>Alle kopieren</translation>
    </message>
    <message>
        <source>Copy all facts, separated by tabs, for a spreadsheet</source>
        <translation>Alle Fakten kopieren, durch Tabulatoren getrennt, für eine Tabelle</translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation>Entschieden durch</translation>
    </message>
    <message>
        <source>Knowledge attribution score</source>
        <translation>Wissensbeleg-Wert</translation>
    </message>
    <message>
        <source>Where the claims are in the text</source>
        <translation>Wo die Behauptungen im Text stehen</translation>
    </message>
    <message>
        <source>Knowledge attribution score (KAS)</source>
        <translation>Wissensbeleg-Wert (KAS)</translation>
    </message>
    <message>
        <source>Copy the summary</source>
        <translation>Zusammenfassung kopieren</translation>
    </message>
    <message>
        <source>Copy the summary as one line</source>
        <translation>Zusammenfassung als eine Zeile kopieren</translation>
    </message>
    <message>
        <source>Knowledge attribution score {score}.</source>
        <translation>Wissensbeleg-Wert {score}.</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Show claims: {verdict}, {count}</source>
        <translation>Behauptungen zeigen: {verdict}, {count}</translation>
    </message>
    <message>
        <source>Show claims: {verdict}</source>
        <translation>Behauptungen zeigen: {verdict}</translation>
    </message>
    <message>
        <source>Claims by verdict: {counts}</source>
        <translation>Behauptungen nach Urteil: {counts}</translation>
    </message>
    <message>
        <source>Ask a server</source>
        <translation>Einen Server fragen</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>the server&apos;s first</source>
        <translation>das erste des Servers</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Environment variable with the key</source>
        <translation>Umgebungsvariable mit dem Schlüssel</translation>
    </message>
    <message>
        <source>My texts may be sent to this server.</source>
        <translation>Meine Texte dürfen an diesen Server gehen.</translation>
    </message>
    <message>
        <source>Use this server</source>
        <translation>Diesen Server benutzen</translation>
    </message>
    <message>
        <source>Address:</source>
        <translation>Adresse:</translation>
    </message>
    <message>
        <source>Model:</source>
        <translation>Modell:</translation>
    </message>
    <message>
        <source>Key:</source>
        <translation>Schlüssel:</translation>
    </message>
    <message>
        <source>{verdict}: {count}. Click to show only these.</source>
        <translation>{verdict}: {count}. Klicken zeigt nur diese.</translation>
    </message>
    <message>
        <source>How this report was made</source>
        <translation>Wie dieser Bericht entstand</translation>
    </message>
    <message>
        <source>No claims of this kind.</source>
        <translation>Keine Behauptungen dieser Art.</translation>
    </message>
    <message>
        <source>The check was stopped before all claims were decided.</source>
        <translation>Die Prüfung wurde beendet, bevor über alle Behauptungen entschieden war.</translation>
    </message>
    <message numerus="yes">
        <source>%n claim(s) edited since the check. Check again to update.</source>
        <translation>
            <numerusform>%n Behauptung seit der Prüfung geändert. Prüfen Sie neu.</numerusform>
            <numerusform>%n Behauptungen seit der Prüfung geändert. Prüfen Sie neu.</numerusform>
        </translation>
    </message>
    <message>
        <source>No claims with these words.</source>
        <translation>Keine Behauptungen mit diesen Wörtern.</translation>
    </message>
    <message>
        <source>The summary was copied.</source>
        <translation>Die Zusammenfassung wurde kopiert.</translation>
    </message>
    <message>
        <source>{name}: no statement is shown</source>
        <translation>{name}: keine Aussage gezeigt</translation>
    </message>
    <message>
        <source>{fact} (decides)</source>
        <translation>{fact} (entscheidet)</translation>
    </message>
    <message>
        <source>No entity was found in this claim, so there is nothing to draw.</source>
        <translation>In dieser Behauptung wurde keine Entität gefunden, darum gibt es nichts zu zeichnen.</translation>
    </message>
    <message>
        <source>The evidence in words</source>
        <translation>Die Belege in Worten</translation>
    </message>
    <message>
        <source>Zoom in (+)</source>
        <translation>Vergrößern (+)</translation>
    </message>
    <message>
        <source>Zoom out (-)</source>
        <translation>Verkleinern (-)</translation>
    </message>
    <message>
        <source>Show all (0)</source>
        <translation>Alles zeigen (0)</translation>
    </message>
    <message>
        <source>Read as text</source>
        <translation>Als Text lesen</translation>
    </message>
    <message>
        <source>Save the picture…</source>
        <translation>Bild speichern…</translation>
    </message>
    <message>
        <source>Show in a window of its own</source>
        <translation>In eigenem Fenster zeigen</translation>
    </message>
    <message>
        <source>Vector picture</source>
        <translation>Vektorbild</translation>
    </message>
    <message>
        <source>Picture at double size</source>
        <translation>Bild in doppelter Größe</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source>The picture was saved as {name}.</source>
        <translation>Das Bild wurde als {name} gespeichert.</translation>
    </message>
    <message>
        <source>Picture of the evidence</source>
        <translation>Bild der Belege</translation>
    </message>
    <message>
        <source>{fact}, decides</source>
        <translation>{fact}, entscheidet</translation>
    </message>
    <message>
        <source>{name} has no ending of a picture.</source>
        <translation>{name} hat keine Endung eines Bildes.</translation>
    </message>
    <message>
        <source>Name it with .svg or .png at its end.</source>
        <translation>Geben Sie einen Namen mit .svg oder .png am Ende.</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>At the cursor</source>
        <translation>An der Schreibmarke</translation>
    </message>
    <message>
        <source>The claim and its facts were copied.</source>
        <translation>Die Behauptung und ihre Fakten wurden kopiert.</translation>
    </message>
    <message>
        <source>Sentences without a claim</source>
        <translation>Sätze ohne Behauptung</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Offline and private</source>
        <translation>Offline und privat</translation>
    </message>
    <message numerus="yes">
        <source>%n character(s)</source>
        <translation>
            <numerusform>%n Zeichen</numerusform>
            <numerusform>%n Zeichen</numerusform>
        </translation>
    </message>
</context>
</TS>
