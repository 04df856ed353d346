/**
 * Texts that people write and everyone may read, by table and column. Forms warn in them of what looks like personal data,
 * and what is held back is looked for in them.
 */
export const PUBLICOS: Readonly<Record<string, readonly string[]>> = {
  aditivos: ['numero_termo', 'fundamento_legal'],
  checklist_regras: ['nome', 'base', 'condicao', 'observacao'],
  contratos: ['numero', 'objeto', 'empresa', 'processo', 'gestor', 'fiscal_titular', 'fiscal_substituto'],
  convenios_dade: [
    'numero_convenio',
    'objeto',
    'objeto_completo',
    'cp_dl_tp',
    'contrato',
    'empresa',
    'ois',
    'fiscal_contador',
    'recurso_liberado',
    'status',
  ],
  convenios_estadual: ['numero_convenio', 'projeto', 'empresa', 'fiscal', 'status'],
  convenios_federal: [
    'numero_convenio',
    'objeto',
    'objeto_completo',
    'cp_dl_tp',
    'contrato',
    'empresa',
    'ois',
    'fiscal',
    'recurso_liberado',
    'status',
  ],
  convenios_finisa: ['objeto', 'objeto_completo', 'cp_dl_tp', 'contrato', 'empresa', 'status'],
  convenios_sempapel: [
    'numero_convenio',
    'numero_demanda',
    'objeto',
    'objeto_completo',
    'cp_dl_tp',
    'contrato',
    'parlamentar',
  ],
  diario: ['texto'],
  documentos: ['titulo', 'numero', 'link'],
  emendas: ['numero', 'autor', 'partido', 'objeto'],
  etapas: ['nome'],
  feriados: ['nome'],
  lancamentos_bairros: ['bairro', 'zona', 'descricao', 'programa', 'tipo', 'fonte'],
  medicoes: ['nota_fiscal'],
  medicoes_itens: ['motivo', 'memoria'],
  medicoes_pagamentos: ['empenho', 'nota_fiscal'],
  opcoes_orcamento: ['descricao', 'grupo'],
  orcamento: [
    'ficha',
    'unidade',
    'classificacao_institucional',
    'funcional_programatica',
    'conta_elemento_despesa',
    'aplicacao',
    'fonte_recurso_stn',
  ],
  paralisacoes: ['ordem', 'responsavel', 'detalhe'],
  pca: ['requisitante', 'objeto', 'prioridade'],
  projetos: [
    'nomeprojeto',
    'descricao',
    'descricao_publica',
    'endereco',
    'gestorprocesso',
    'programa',
    'fora_do_pca',
    'arquivado_motivo',
  ],
  quantitativos_itens: ['descricao', 'unidade', 'codigo_tabela'],
  recebimentos: ['descricao', 'ressalvas'],
  repasses: ['parcela', 'observacao'],
  secretarias: ['nomesecretaria', 'nome_curto', 'nome_oficial', 'secretario', 'formacao'],
  servicos: ['descricao'],
  usuarios: ['name'],
}

/** Columns that a call has under another name, or in the record of another table. */
const COLUNAS: Readonly<Record<string, readonly [tabela: string, coluna: string]>> = {
  'projetos.gestorprojeto': ['projetos', 'gestorprocesso'],
  'projetos.motivo': ['projetos', 'arquivado_motivo'],
  'projetos.etapa1': ['etapas', 'nome'],
  'projetos.etapa2': ['etapas', 'nome'],
  'projetos.etapa3': ['etapas', 'nome'],
  'projetos.etapa4': ['etapas', 'nome'],
  'projetos.etapa5': ['etapas', 'nome'],
  'projetos.etapa6': ['etapas', 'nome'],
}

/** The table in which a field of a record of this one is such a text, by the name that its calls give it; null of any other. */
export function publicadoEm(tabela: string, campo: string): string | null {
  const [onde, coluna] = COLUNAS[`${tabela}.${campo}`] ?? [tabela, campo.toLowerCase()]
  return PUBLICOS[onde]?.includes(coluna) ? onde : null
}
