-- What a call that got no answer would have told, so that whoever finds it on the portal marks that and nothing else.
alter table pncp_envios add column conteudo jsonb;
