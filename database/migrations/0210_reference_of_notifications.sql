-- What every notification reads and hardly ever changes is kept in memory (decision 0043).
select platform.version_reference('tenancy.host');
select platform.version_reference('tenancy.language');
select platform.version_reference('tenancy.language_text');
select platform.version_reference('messaging.rule');
select platform.version_reference('messaging.template');
select platform.version_reference('webhooks.webhook');
