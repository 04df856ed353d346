/** Which texts of which tables everyone may read: whatever is in none of these lists is in no open byte. */

type Columns = Readonly<Record<string, readonly string[]>>

/** In the files of open data. */
const DADOS: Columns = {
  aditivos: ['fundamento_legal', 'numero_termo'],
  arquivos: ['tipo'],
  checklist_regras: ['oc4ids'],
  contratos: [
    'cipi',
    'empresa',
    'fiscal_substituto',
    'fiscal_titular',
    'gestor',
    'indice',
    'numero',
    'objeto',
    'pncp_numero',
    'processo',
  ],
  convenios_dade: [
    'contrato',
    'cp_dl_tp',
    'empresa',
    'fiscal_contador',
    'numero_convenio',
    'objeto',
    'objeto_completo',
    'ois',
    'recurso_liberado',
    'status',
  ],
  convenios_estadual: ['empresa', 'fiscal', 'numero_convenio', 'projeto', 'status'],
  convenios_federal: [
    'contrato',
    'cp_dl_tp',
    'empresa',
    'fiscal',
    'numero_convenio',
    'objeto',
    'objeto_completo',
    'ois',
    'recurso_liberado',
    'status',
  ],
  convenios_finisa: ['contrato', 'cp_dl_tp', 'empresa', 'objeto', 'objeto_completo', 'status'],
  convenios_sempapel: [
    'contrato',
    'cp_dl_tp',
    'numero_convenio',
    'numero_demanda',
    'objeto',
    'objeto_completo',
    'parlamentar',
  ],
  diario: ['texto'],
  documentos: ['link', 'numero', 'titulo'],
  emendas: ['autor', 'numero', 'objeto', 'partido'],
  etapas: ['nome'],
  feriados: ['nome'],
  lancamentos_bairros: ['bairro', 'descricao', 'fonte', 'programa', 'tipo', 'zona'],
  orcamento: [
    'aplicacao',
    'classificacao_institucional',
    'conta_elemento_despesa',
    'ficha',
    'fonte_recurso_stn',
    'funcional_programatica',
    'unidade',
  ],
  paralisacoes: ['detalhe', 'ordem', 'responsavel'],
  pca: ['objeto', 'prioridade', 'requisitante'],
  projetos: ['descricao_publica', 'endereco', 'gestorprocesso', 'nomeprojeto', 'programa'],
  repasses: ['observacao', 'parcela'],
  secretarias: ['formacao', 'nome_curto', 'nome_oficial', 'nomesecretaria', 'secretario'],
  servicos: ['descricao'],
  usuarios: ['name'],
}

/** By the other open calls, as the specification and earlier decisions have it. */
const CALLS: Columns = {
  bairros: ['bairro', 'zona'],
  checklist_regras: ['base', 'condicao', 'nome', 'observacao'],
  coordenadas: ['imagem'],
  declaracoes: ['texto'],
  documento_versoes: ['arquivo_nome'],
  medicoes: ['nota_fiscal'],
  medicoes_itens: ['memoria', 'motivo'],
  medicoes_pagamentos: ['empenho', 'nota_fiscal'],
  opcoes_orcamento: ['descricao', 'grupo'],
  projetos: ['arquivado_motivo', 'descricao', 'fora_do_pca'],
  quantitativos_itens: ['codigo_tabela', 'descricao', 'tabela', 'unidade'],
  recebimentos: ['descricao', 'ressalvas'],
  secretarias: ['imagem'],
}

const namesOf = (columns: Columns) =>
  Object.entries(columns).flatMap(([table, names]) => names.map((name) => `${table}.${name}`))

export const PUBLIC_IN_DADOS: ReadonlySet<string> = new Set(namesOf(DADOS))
export const PUBLIC_ANYWHERE: ReadonlySet<string> = new Set([...namesOf(DADOS), ...namesOf(CALLS)])

/** Of these a mark must have been put, or nothing was tried. */
export const PRIVATE: readonly string[] = [
  'usuarios.email',
  'usuarios.senha_hash',
  'sessoes.origem',
  'agendas.segredo',
  'convites.segredo_hash',
  'convenios_dade.conta_bancaria',
  'convenios_estadual.conta_bancaria',
  'convenios_federal.conta_bancaria',
  'aditivos.descricao_pedido',
  'aditivos.descricao_decisao',
  'aditivos.motivo_devolucao',
  'aditivo_mensagens.texto',
  'medicoes.motivo_devolucao',
  'documentos.restrito_motivo',
  'documentos.motivo',
  'contratos_correcoes.motivo',
  'correcoes.motivo',
  'checklist_dispensas.motivo',
  'pca.justificativa',
  'pca.indicacao_vinculacao_dependencia',
  'prazos_cumpridos.evidencia',
  'lixeira.nome',
  'lixeira.linhas',
  'importacao_linhas.celulas',
  'envios.nome',
]
