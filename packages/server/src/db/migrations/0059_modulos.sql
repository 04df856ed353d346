-- What a city does without: the parts of the system that are neither shown nor answered. Their records stay as they are.

alter table cidade add column modulos_desligados text[] not null default '{}'
  check (cardinality(modulos_desligados) <= 40 and array_position(modulos_desligados, null) is null);
