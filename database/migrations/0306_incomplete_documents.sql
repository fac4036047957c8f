-- Dangerous goods need complete transport documents before they depart (ADG Code, chapter 11.1).
-- Whoever lets them depart without states why, and the reason stays with the line haul.
alter table linehaul.line_haul add column documents_reason text
  check (length(documents_reason) between 1 and 500);
