import type { Aditivo } from '@paco/domain/aditivos/aditivo'
import type { Lancamento } from '@paco/domain/orcamento/lancamento'
import type { SessionUser } from '@paco/domain/shared/roles'

/** A pending request for value on a project of a million reais, for the tests of the dialogs. */
export const aditivoWith = (own: Partial<Aditivo> = {}): Aditivo => ({
  id: 9,
  id_projeto: 1042,
  nomeprojeto: 'Ponte Nova',
  id_secretaria: 12,
  secretaria_nome: 'Obras',
  tipo: 'valor',
  valor: 100_000,
  prazo: null,
  etapa: null,
  id_orcamento: 3,
  orcamento_nome: '02.07 · 4.4.90.51 · ficha 210',
  orcamento_saldo: 400_000,
  descricao_pedido: 'Sondagem encontrou rocha',
  descricao_decisao: null,
  status: 'pendente',
  data_criacao: '2026-10-01T13:00:00Z',
  criado_por: 2,
  criado_por_nome: 'Helena Prado',
  data_decisao: null,
  decidido_por: null,
  decidido_por_nome: null,
  projeto_valor_original: 1_000_000,
  projeto_aprovado: 125_000,
  projeto_pendente: 100_000,
  versao: 1,
  ...own,
})

export const lancamentoWith = (own: Partial<Lancamento> = {}): Lancamento => ({
  id: 3,
  secretaria_id: 12,
  secretaria_nome: 'Obras',
  valor: 500_000,
  unidade: '02.07.01',
  orcamento: 'Sim',
  funcional_programatica: '15.451.0005.1.011',
  fonte_recurso_stn: '500',
  fonte_recurso: '01',
  ficha: '210',
  conta_elemento_despesa: '4.4.90.51',
  classificacao_institucional: '02.07',
  aplicacao: '110.0000',
  funcional_nome: null,
  conta_nome: 'Obras e instalações',
  aplicacao_nome: null,
  stn_nome: null,
  comprometido: 300_000,
  saldo: 200_000,
  versao: 1,
  ...own,
})

export const person = (
  role: SessionUser['role'],
  id: number,
  id_secretaria: number | null = null,
): SessionUser => ({
  id,
  name: 'Ana',
  role,
  id_secretaria,
})
