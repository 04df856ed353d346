-- Documents: kept with any record, in versions that stay, public by legal event; and what each stage of a project needs.

-- The rules of the checklist, the city hall's to edit. A document names its rule by the code.
create table checklist_regras (
  id integer generated always as identity primary key,
  codigo text not null constraint checklist_regras_codigo unique,
  etapa smallint not null check (etapa between 1 and 6),
  nome text not null,
  exigencia text not null check (exigencia in ('obrigatorio', 'condicional', 'facultativo')),
  -- a key of `domain/documentos/condicoes.ts`
  condicao text not null,
  observacao text,
  base text not null,
  acesso text not null check (acesso in ('publico', 'publico_apos_edital', 'publico_apos_homologacao',
    'sigiloso_ate_resultado', 'publico_sem_dados_bancarios', 'restrito')),
  -- the law asks for publication only
  aceita_link boolean not null default false,
  pncp_tipo smallint,
  oc4ids text,
  ordem integer not null default 0,
  ativa boolean not null default true,
  versao integer not null default 1,
  busca text generated always as (dobrar(nome || ' ' || codigo || ' ' || base)) stored
);

-- One row for each stage: whether it may be concluded without what it needs.
create table checklist_etapas (
  id integer primary key check (id between 1 and 6),
  bloqueia boolean not null default false,
  versao integer not null default 1
);
insert into checklist_etapas (id) select generate_series(1, 6);

create table checklist_dispensas (
  id integer generated always as identity primary key,
  projeto_id integer not null references projetos (id) on delete cascade,
  codigo text not null references checklist_regras (codigo),
  motivo text not null,
  feita_por integer not null references usuarios (id),
  feita_em timestamptz not null,
  constraint checklist_dispensas_par unique (projeto_id, codigo)
);

-- A stage that was concluded without what it needed: what was missing, and why all the same.
create table checklist_conclusoes (
  id integer generated always as identity primary key,
  projeto_id integer not null references projetos (id) on delete cascade,
  etapa smallint not null check (etapa between 1 and 6),
  -- the names of the documents, as they were then
  faltavam jsonb not null,
  motivo text,
  feita_por integer not null references usuarios (id),
  feita_em timestamptz not null
);
create index checklist_conclusoes_projeto on checklist_conclusoes (projeto_id, id desc);

-- The record a document is kept with is named by its table and number: there are a dozen kinds, and more to come.
create table documentos (
  id integer generated always as identity primary key,
  entidade text not null check (entidade in ('projetos', 'contratos', 'aditivos', 'medicoes', 'paralisacoes', 'recebimentos',
    'pca', 'convenios_dade', 'convenios_estadual', 'convenios_federal', 'convenios_finisa', 'convenios_sempapel')),
  registro_id integer not null,
  -- as they were when it was kept, for the trail; who may read it today its record says
  projeto_id integer,
  id_secretaria integer,
  etapa smallint check (etapa between 1 and 6),
  codigo text references checklist_regras (codigo),
  titulo text not null,
  numero text,
  data_documento date,
  -- instead of a file
  link text,
  link_conferido_em date,
  restrito_base text check (restrito_base in ('pessoal', 'reservado', 'secreto', 'ultrassecreto', 'sigilo_legal')),
  restrito_motivo text,
  restrito_ate date,
  situacao text not null default 'vigente' check (situacao in ('vigente', 'sem_efeito')),
  motivo text,
  criado_por integer not null references usuarios (id),
  criado_em timestamptz not null,
  versao integer not null default 1,
  busca text generated always as (dobrar(titulo || ' ' || coalesce(numero, '') || ' ' || coalesce(codigo, ''))) stored,
  constraint documentos_link check ((link is null) = (link_conferido_em is null)),
  constraint documentos_restricao check (num_nulls(restrito_base, restrito_motivo, restrito_ate) in (0, 3)),
  constraint documentos_motivo check ((situacao = 'sem_efeito') = (motivo is not null))
);
create index documentos_dono on documentos (entidade, registro_id, id);
create index documentos_codigo on documentos (codigo, entidade, registro_id) where codigo is not null;
create index documentos_busca on documentos using gin (busca gin_trgm_ops);

-- Never changed: what was sent is what was sent.
create table documento_versoes (
  id integer generated always as identity primary key,
  documento_id integer not null references documentos (id),
  n smallint not null check (n > 0),
  -- the one for everyone, where the other holds what is nobody else's affair
  publica boolean not null default false,
  arquivo text not null references arquivos (sha256),
  arquivo_nome text not null,
  assinaturas jsonb,
  enviado_por integer not null references usuarios (id),
  enviado_em timestamptz not null,
  constraint documento_versoes_n unique (documento_id, n)
);
create index documento_versoes_arquivo on documento_versoes (arquivo);

insert into checklist_regras
  (codigo, etapa, nome, exigencia, condicao, observacao, base, acesso, aceita_link, pncp_tipo, oc4ids, ordem)
values
  ('dfd', 1, 'Documento de formalização da demanda', 'obrigatorio', 'sempre', null, 'art. 12 VII; art. 72 I',
    'publico_apos_edital', false, 10, 'needsAssessment', 10),
  ('pca-declaracao', 1, 'Previsão no PCA ou justificativa de estar fora dele', 'obrigatorio', 'ha_pca', 'sempre que houver PCA', 'art. 18 caput e §1 II',
    'publico_apos_edital', false, 16, 'procurementPlan', 20),
  ('etp', 1, 'Estudo técnico preliminar', 'obrigatorio', 'sempre', 'dispensável nas hipóteses do regulamento', 'art. 18 I e §§1-3',
    'publico_apos_edital', false, 7, 'feasibilityStudy', 30),
  ('terreno', 1, 'Prova da posse ou propriedade do terreno', 'condicional', 'obra', 'obra em imóvel', 'prática administrativa',
    'restrito', false, 16, 'landAndSettlementImpact', 40),
  ('convenio-termo', 1, 'Termo do convênio, contrato de repasse ou financiamento', 'condicional', 'convenio', 'recurso de convênio, emenda ou empréstimo', 'PNTP 5.1 (inteiro teor)',
    'publico', false, 16, 'financialAgreement', 50),
  ('riscos', 2, 'Análise de riscos / mapa de riscos', 'obrigatorio', 'sempre', null, 'art. 18 X',
    'publico_apos_edital', false, 9, 'riskProvisions', 60),
  ('tr', 2, 'Termo de referência', 'condicional', 'bens_e_servicos', 'bens e serviços', 'art. 6 XXIII; art. 18 II',
    'publico_apos_edital', false, 4, 'technicalSpecifications', 70),
  ('projeto-basico', 2, 'Projeto básico (ou anteprojeto)', 'condicional', 'engenharia', 'obra ou serviço de engenharia', 'art. 6 XXV; art. 46 §2',
    'publico_apos_edital', false, 6, 'designReport', 80),
  ('projeto-executivo', 2, 'Projeto executivo', 'condicional', 'obra', 'obra; antes da execução', 'art. 46 §1',
    'publico_apos_edital', false, 8, 'designReport', 90),
  ('art-rrt', 2, 'ART ou RRT de projeto e orçamento', 'condicional', 'engenharia', 'obra ou serviço de engenharia', 'Lei 6.496/1977',
    'publico_apos_edital', false, 16, 'designReport', 100),
  ('licenca-previa', 2, 'Licença ou manifestação ambiental prévia', 'condicional', 'a_criterio', 'quando cabível e a cargo da Administração', 'art. 115 §4',
    'publico', false, 16, 'environmentalImpact', 110),
  ('pesquisa-precos', 2, 'Pesquisa de preços ou orçamento com composições, BDI e encargos', 'obrigatorio', 'sempre', null, 'art. 18 IV; art. 23',
    'sigiloso_ate_resultado', false, 16, 'marketStudies', 120),
  ('planilha', 2, 'Planilha orçamentária e memória de cálculo', 'condicional', 'engenharia', 'obra ou serviço de engenharia', 'art. 6 XXV f',
    'sigiloso_ate_resultado', false, 16, 'billOfQuantity', 130),
  ('cronograma', 2, 'Cronograma físico-financeiro', 'condicional', 'engenharia', 'obra ou serviço de engenharia', 'art. 6 XXV; art. 46 §9',
    'publico_apos_edital', false, 16, 'projectPlan', 140),
  ('dotacao', 2, 'Reserva ou declaração de dotação', 'obrigatorio', 'sempre', null, 'art. 72 IV; art. 150',
    'publico_apos_edital', false, 16, 'budgetApproval', 150),
  ('minuta', 3, 'Minutas de edital e de contrato', 'obrigatorio', 'licitacao', 'licitação', 'art. 18 V e VI',
    'publico_apos_edital', false, 3, 'contractDraft', 160),
  ('parecer-juridico', 3, 'Parecer jurídico', 'obrigatorio', 'sempre', 'salvo dispensa por ato (art. 53 §5)', 'art. 53',
    'publico_apos_homologacao', false, 16, 'evaluationReports', 170),
  ('autorizacao', 3, 'Autorização da autoridade', 'obrigatorio', 'sempre', null, 'art. 53 §3; art. 72 VIII',
    'publico_apos_edital', false, 20, 'budgetApproval', 180),
  ('edital', 3, 'Edital e anexos', 'condicional', 'licitacao', 'licitação', 'art. 25 §3; art. 54; PNTP 8.2',
    'publico', false, 2, 'tenderNotice', 190),
  ('aviso-direta', 3, 'Aviso ou ato da contratação direta', 'condicional', 'direta', 'dispensa ou inexigibilidade', 'art. 72 par. único; PNTP 8.4',
    'publico', true, 1, 'tenderNotice', 200),
  ('publicacao', 3, 'Publicações (PNCP, diário, jornal)', 'obrigatorio', 'licitacao', 'licitação', 'art. 54 e §1',
    'publico', true, 16, 'tenderNotice', 210),
  ('atas', 3, 'Atas, julgamento e recursos', 'condicional', 'licitacao', 'licitação', 'PNTP 8.3',
    'publico', false, 16, 'evaluationReports', 220),
  ('homologacao', 3, 'Adjudicação e homologação', 'obrigatorio', 'licitacao', 'licitação', 'art. 71; PNTP 8.3',
    'publico', false, 16, 'awardNotice', 230),
  ('contrato', 4, 'Contrato assinado', 'obrigatorio', 'sempre', 'ou instrumento que o substitua', 'art. 91; art. 94; PNTP 9.2',
    'publico', false, 12, 'contractSigned', 240),
  ('extrato-pncp', 4, 'Comprovante da divulgação no PNCP', 'obrigatorio', 'sempre', '20 ou 10 dias úteis', 'art. 94',
    'publico', true, 16, 'contractNotice', 250),
  ('empenho', 4, 'Nota de empenho', 'obrigatorio', 'sempre', null, 'Lei 4.320 art. 60',
    'publico', false, 17, 'budgetApproval', 260),
  ('garantia', 4, 'Garantia contratual', 'condicional', 'a_criterio', 'se exigida', 'art. 96',
    'restrito', false, 16, 'contractGuarantees', 270),
  ('portaria-fiscal', 4, 'Portaria de fiscal e gestor', 'obrigatorio', 'sempre', null, 'art. 117; PNTP 9.3',
    'publico', false, 16, 'contractAnnexe', 280),
  ('planilha-contratada', 4, 'Planilha contratada (quantitativos e preços)', 'condicional', 'obra', 'obra; público em 25 dias úteis', 'art. 94 §3; PNTP 10.2',
    'publico', false, 16, 'billOfQuantity', 290),
  ('ordem-inicio', 5, 'Ordem de início de serviço', 'obrigatorio', 'obra_ou_servico', 'obra ou serviço', 'art. 92 §2',
    'publico', false, 16, 'contractAnnexe', 300),
  ('art-execucao', 5, 'ART ou RRT de execução e de fiscalização', 'condicional', 'engenharia', 'obra ou serviço de engenharia', 'prática administrativa',
    'publico', false, 16, 'contractAnnexe', 310),
  ('medicao', 5, 'Boletins de medição atestados', 'condicional', 'obra', 'um por mês, obra', 'art. 92 §5; PNTP 10.3',
    'publico', false, 16, 'physicalProgressReport', 320),
  ('fotos', 5, 'Registro fotográfico', 'condicional', 'obra', 'um por medição, obra', 'art. 19 III',
    'publico', false, 16, 'illustration', 330),
  ('diario', 5, 'Diário de obra / registro de ocorrências', 'obrigatorio', 'sempre', 'contrato', 'art. 117 §1',
    'restrito', false, 16, 'qualityAssuranceReport', 340),
  ('aditivo', 5, 'Termos aditivos e apostilas', 'condicional', 'aditivo', 'quando houver', 'art. 91; art. 132; art. 136; PNTP 9.2',
    'publico', false, 14, 'contractAmendment', 350),
  ('paralisacao', 5, 'Ordem de paralisação, aviso público e ordem de reinício', 'condicional', 'paralisacao', 'quando houver', 'art. 115 §§5-7; PNTP 10.4',
    'publico', false, 16, 'contractArrangements', 360),
  ('nota-fiscal', 5, 'Notas fiscais e comprovantes de pagamento', 'obrigatorio', 'sempre', null, 'art. 174 §2 VI; PNTP 4.3',
    'publico_sem_dados_bancarios', false, 16, 'paymentCertificate', 370),
  ('regularidade', 5, 'Certidões de regularidade por medição', 'condicional', 'sempre', 'cada pagamento', 'art. 92 XVI',
    'restrito', false, 16, 'contractAnnexe', 380),
  ('recebimento-provisorio', 6, 'Termo de recebimento provisório', 'obrigatorio', 'obra_ou_servico', 'obra ou serviço', 'art. 140 I a',
    'publico', false, 16, 'completionCertificate', 390),
  ('recebimento-definitivo', 6, 'Termo de recebimento definitivo', 'obrigatorio', 'sempre', null, 'art. 140 I b',
    'publico', false, 16, 'completionCertificate', 400),
  ('as-built', 6, 'Projeto como construído', 'condicional', 'obra', 'obra', 'prática administrativa',
    'publico', false, 16, 'technicalSpecifications', 410),
  ('quantitativos-executados', 6, 'Quantitativos executados e preços pagos', 'condicional', 'obra', 'obra; público em 45 dias úteis', 'art. 94 §3; PNTP 10.3',
    'publico', false, 16, 'financialProgressReport', 420),
  ('prestacao-contas', 6, 'Prestação de contas do convênio', 'condicional', 'convenio', 'recurso de convênio', 'termo do convênio',
    'publico', false, 16, 'financialAuditReport', 430),
  ('relatorio-final', 6, 'Relatório final e lições aprendidas', 'obrigatorio', 'sempre', null, 'art. 174 §3 VI d',
    'publico', false, 18, 'projectEvaluation', 440);
