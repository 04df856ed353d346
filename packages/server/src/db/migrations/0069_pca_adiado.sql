-- The item of an earlier plan that one was carried over from: each is carried once.
alter table pca add column adiado_de integer references pca (id) on delete set null;
create unique index pca_adiado on pca (adiado_de) where adiado_de is not null;
