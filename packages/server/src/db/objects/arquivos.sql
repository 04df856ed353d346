-- Files: what their records tell of them.

-- Nobody but its sender has it, as `isRetido` tells it.
create function arquivo_retido(a arquivos) returns boolean language sql immutable as $$
  select a.verificado in ('pendente', 'suspeito')
$$;

create function arquivo_dito(a arquivos, nome text) returns json language sql stable as $$
  select json_build_object('nome', nome, 'tamanho', a.tamanho, 'sha256', a.sha256, 'verificado', a.verificado, 'ameaca', a.ameaca)
$$;
