-- The orders in which lists open: a first page reads as many rows as it shows, however many there are (bench:tamanho).
create index diario_dia on diario (dia desc nulls last, id desc);
create index contratos_assinatura_dia on contratos (assinatura desc nulls last, id desc);
create index repasses_data on repasses (data desc nulls last, id desc);
create index usuarios_nome on usuarios (dobrar(name), id);
