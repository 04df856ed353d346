-- Departments that a city no longer has, and the order in which it names those it has.

alter table secretarias
  -- one out of use is offered for nothing new; what is its own stays its own
  add column ativo boolean not null default true,
  -- place in lists and choices; those without one follow, by name
  add column ordem integer check (ordem > 0);

-- Looked at when a statement ends: one statement makes room for a bar between two others.
alter table secretarias drop constraint secretarias_ordem_grafico_key;
alter table secretarias add constraint secretarias_ordem_grafico_key unique (ordem_grafico) deferrable initially immediate;
