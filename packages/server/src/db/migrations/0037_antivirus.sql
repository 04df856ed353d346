-- What the antivirus says of a file.

-- Kept while none was set: 'nao_verificado', which holds nothing back. Kept since: 'pendente' until it was looked at.
alter table arquivos
  add column verificado text not null default 'nao_verificado'
    check (verificado in ('nao_verificado', 'pendente', 'limpo', 'suspeito')),
  add column verificado_em timestamptz,
  -- the signature's name
  add column ameaca text,
  -- why the last attempt came to nothing, how many did, and when the next one may begin: whoever begins one puts it off
  add column verificacao_falha text,
  add column verificacao_tentativas integer not null default 0,
  add column verificacao_em timestamptz not null default now(),
  add constraint arquivos_ameaca check ((ameaca is not null) = (verificado = 'suspeito')),
  add constraint arquivos_verificado_em check ((verificado_em is not null) = (verificado in ('limpo', 'suspeito')));

create index arquivos_a_verificar on arquivos (verificado desc, verificacao_em) where verificado in ('nao_verificado', 'pendente');

-- A verdict is looked up from the file to the entries that show it, and from a picture to its entries.
create index diario_arquivo on diario (arquivo) where arquivo is not null;
create index diario_foto on diario (foto) where foto is not null;
create index diario_miniatura on diario (miniatura) where miniatura is not null;
