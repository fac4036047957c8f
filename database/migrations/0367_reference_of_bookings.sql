-- What every booking reads and hardly ever changes is kept in memory (decision 0043).
select platform.version_reference('customers.customer');
select platform.version_reference('lookups.known_country');
