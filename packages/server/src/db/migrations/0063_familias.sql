-- What a city calls the families of agreements, in its order: [{chave, nome}]. Empty: as ever.

alter table cidade add column familias jsonb not null default '[]'
  check (jsonb_typeof(familias) = 'array' and jsonb_array_length(familias) <= 20);
