<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name></name>
    <message numerus="yes">
        <source>%n post(s) saved as {name}.</source>
        <translation>
            <numerusform>%n post was saved as {name}.</numerusform>
            <numerusform>%n posts were saved as {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n post(s)</source>
        <translation>
            <numerusform>%n post</numerusform>
            <numerusform>%n posts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) copied.</source>
        <translation>
            <numerusform>The fact was copied.</numerusform>
            <numerusform>%n facts were copied.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more fact(s) stand in the exported report.</source>
        <translation>
            <numerusform>%n more fact stands in the exported report.</numerusform>
            <numerusform>%n more facts stand in the exported report.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n claim(s) edited since the check. Check again to update.</source>
        <translation>
            <numerusform>%n claim was edited since the check. Check again to update.</numerusform>
            <numerusform>%n claims were edited since the check. Check again to update.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n character(s)</source>
        <translation>
            <numerusform>%n character</numerusform>
            <numerusform>%n characters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n claim(s): {counts}.</source>
        <translation>
            <numerusform>%n claim: {counts}.</numerusform>
            <numerusform>%n claims: {counts}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Yet they contradict %n claim(s).</source>
        <translation>
            <numerusform>Yet they contradict one claim.</numerusform>
            <numerusform>Yet they contradict %n claims.</numerusform>
        </translation>
    </message>
</context>
</TS>
