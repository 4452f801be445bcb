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
        <source>Save the check session</source>
        <translation>Prüfsitzung speichern</translation>
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
        <source>Knowledge attribution score (KAS): {score} of 1</source>
        <translation>Wissensbeleg-Wert (KAS): {score} von 1</translation>
    </message>
    <message>
        <source>Read as: {claim}</source>
        <translation>Gelesen als: {claim}</translation>
    </message>
    <message>
        <source>Confidence {confidence} · triplets match score (TMS) {tms} · decided by {decider}</source>
        <translation>Sicherheit {confidence} · Übereinstimmung der Tripel (TMS) {tms} · entschieden durch {decider}</translation>
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
        <source>Details</source>
        <translation>Einzelheiten</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
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
        <translation>Bericht ausgeben</translation>
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
        <translation>Bericht &amp;ausgeben</translation>
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
        <source>From {source}</source>
        <translation>Aus {source}</translation>
    </message>
    <message>
        <source>Suits this computer best</source>
        <translation>Passt am besten zu diesem Computer</translation>
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
        <translation>Ein Fehler in ClaimVer hat das angehalten.</translation>
    </message>
    <message>
        <source>Copy the details if you want to report the fault.</source>
        <translation>Kopieren Sie die Einzelheiten, wenn Sie den Fehler melden wollen.</translation>
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
        <source>ClaimVer needs none of these: the small verifier that comes with it judges at once. A language model finds, judges and explains claims in its own words. It is slower, needs memory, and errs in other ways.</source>
        <translation>ClaimVer braucht keines davon: Der kleine mitgelieferte Prüfer urteilt sofort. Ein Sprachmodell findet, beurteilt und erklärt Behauptungen in eigenen Worten. Es ist langsamer, braucht Speicher und irrt auf andere Weise.</translation>
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
        <source>When you press Download, ClaimVer asks {host} for that model&apos;s file. The request names the file and shows your IP address, as any visit to a website does. Your texts and results are never sent.</source>
        <translation>Wenn Sie „Herunterladen“ drücken, fragt ClaimVer {host} nach der Datei des Modells. Die Anfrage nennt die Datei und zeigt Ihre IP-Adresse, wie jeder Besuch einer Website. Ihre Texte und Ergebnisse werden nie gesendet.</translation>
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
        <source>No language model is in use. Choose one below, then this method can be chosen.</source>
        <translation>Kein Sprachmodell ist in Gebrauch. Wählen Sie unten eines, dann ist diese Methode wählbar.</translation>
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
        <translation>Gesucht werden die Aussagen, die die Dinge einer Behauptung verbinden, dann die über jedes einzelne, die den Worten der Behauptung nächsten zuerst. Ein Fakt ist ein Tripel: Subjekt, Eigenschaft, Objekt.</translation>
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
        <translation>Nichts in diesem Text stellt einen prüfbaren Sachverhalt fest: Fragen, Meinungen und Grüße bleiben unberührt. Versuchen Sie einen Text, der sagt, wer, was, wann oder wo.</translation>
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
        <translation>Ihre Notiz zu dieser Behauptung: in der Prüfsitzung aufbewahrt</translation>
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
        <translation>Beim Tippen prüfen</translation>
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
        <source>A new language is shown from the next start on.</source>
        <translation>Eine neue Sprache gilt ab dem nächsten Start.</translation>
    </message>
    <message>
        <source>What judges the texts now:</source>
        <translation>Was die Texte jetzt beurteilt:</translation>
    </message>
    <message>
        <source>Off: the program makes no connection at all. On: it may fetch what you ask for, such as a model that you choose. Your text is never sent.</source>
        <translation>Aus: Das Programm stellt keinerlei Verbindung her. Ein: Es darf holen, was Sie verlangen, etwa ein gewähltes Modell. Ihr Text wird nie gesendet.</translation>
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
        <translation>{statements} Aussagen über {entities} Dinge</translation>
    </message>
    <message>
        <source>{name} of {snapshot}</source>
        <translation>{name} von {snapshot}</translation>
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
        <translation>Die Übereinstimmung der Tripel (TMS) sagt von 0 bis 1, wie gut die Fakten zur Behauptung passen: halb nach der Ähnlichkeit der Worte, halb nach dem Anteil ihrer Dinge, den die Fakten nennen.</translation>
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
        <source>the model</source>
        <translation>das Modell</translation>
    </message>
    <message>
        <source>rule: {name}</source>
        <translation>Regel: {name}</translation>
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
    <message>
        <source>claim</source>
        <translation>Behauptung</translation>
    </message>
    <message>
        <source>claims</source>
        <translation>Behauptungen</translation>
    </message>
    <message>
        <source>The score comes when all claims are decided.</source>
        <translation>Der Wert kommt, wenn alle Behauptungen entschieden sind.</translation>
    </message>
    <message>
        <source>On the whole, the facts contradict this text.</source>
        <translation>Im Ganzen widersprechen die Fakten diesem Text.</translation>
    </message>
    <message>
        <source>The facts contradict more of this text than they support.</source>
        <translation>Die Fakten widersprechen mehr von diesem Text, als sie belegen.</translation>
    </message>
    <message>
        <source>The facts tell little for or against this text.</source>
        <translation>Die Fakten sagen wenig für oder gegen diesen Text.</translation>
    </message>
    <message>
        <source>The facts support more of this text than they contradict.</source>
        <translation>Die Fakten belegen mehr von diesem Text, als sie ihm widersprechen.</translation>
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
        <translation>Ausgeben…</translation>
    </message>
    <message>
        <source>Export the queue</source>
        <translation>Warteschlange ausgeben</translation>
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
        <source>{count} posts were saved as {name}.</source>
        <translation>{count} Beiträge wurden als {name} gespeichert.</translation>
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
    <message>
        <source>The queue was stopped.</source>
        <translation>Die Warteschlange wurde angehalten.</translation>
    </message>
    <message>
        <source>Checking {done} of {total}</source>
        <translation>Prüfe {done} von {total}</translation>
    </message>
    <message>
        <source>{count} posts</source>
        <translation>{count} Beiträge</translation>
    </message>
    <message>
        <source>about {seconds} s left</source>
        <translation>noch etwa {seconds} s</translation>
    </message>
    <message>
        <source>New tab</source>
        <translation>Neuer Reiter</translation>
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
        <source>Remove {path} yourself.</source>
        <translation>Entfernen Sie {path} selbst.</translation>
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
</context>
</TS>
