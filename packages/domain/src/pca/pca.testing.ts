import type { Pca } from './pca.ts'

/** An item that has just been written down, of which the portal knows nothing. */
export const newItem: Pca = {
  id: 7,
  requisitante: 'Saúde',
  objeto: 'Luvas de procedimento',
  justificativa: 'Consumo das unidades',
  expectativa_consumo_anual: 100,
  valor_preliminar: 1234.5,
  data_pretendida: '2026-03-10',
  prioridade: 'Alta',
  indicacao_vinculacao_dependencia: null,
  versao: 1,
  ano: 2026,
  plano_situacao: 'elaboracao',
  numero_item: 1,
  id_secretaria: null,
  secretaria_nome: null,
  categoria: null,
  classificacao: null,
  classificacao_codigo: null,
  classificacao_nome: null,
  unidade_fornecimento: null,
  valor_exercicio: null,
  renovacao: false,
  grupo_codigo: null,
  grupo_nome: null,
  situacao: 'enviado',
  motivo: null,
  criado_por: null,
  autores: [],
  consolidado_em: null,
  vinculados: 0,
  comprometido: 0,
  contratado: 0,
  execucao: 'planejado',
  pronto: false,
  no_portal: false,
}

/** What the portal asks for beside what every item has. */
export const complete = {
  categoria: '1',
  classificacao: '1',
  classificacao_codigo: 'MAT',
  classificacao_nome: 'Materiais de consumo',
  unidade_fornecimento: 'Unidade',
} as const
