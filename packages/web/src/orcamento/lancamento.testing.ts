import type { Lancamento } from '@paco/domain/orcamento/lancamento'
import type { Opcao, Programa } from '@paco/domain/orcamento/opcao'
import type { SessionUser } from '@paco/domain/shared/roles'
import type { Received } from '../ui/test/fake-server.ts'

/** A budget line of Obras, for the tests of the screens. */
export const lancamentoWith = (change: Partial<Lancamento> = {}): Lancamento => ({
  id: 1,
  secretaria_id: 12,
  secretaria_nome: 'Obras',
  valor: 1000,
  unidade: '02.07.02',
  orcamento: 'Sim',
  funcional_programatica: '15.451.0030.1040',
  fonte_recurso_stn: '701',
  fonte_recurso: '02',
  ficha: '101',
  exercicio: 2026,
  conta_elemento_despesa: '4.4.90.51.00',
  classificacao_institucional: '02.07',
  aplicacao: '100.0102',
  funcional_nome: 'Pavimentação',
  conta_nome: 'Obras e Instalações',
  aplicacao_nome: 'Recapeamento',
  stn_nome: 'Convênios dos Estados',
  programa_nome: 'Mobilidade e vias',
  comprometido: 0,
  saldo: 1000,
  versao: 3,
  ...change,
})

export const person = (role: SessionUser['role'], id_secretaria: number | null): SessionUser => ({
  id: 1,
  name: 'Ana',
  role,
  id_secretaria,
})

export const SECRETARIAS = [
  { value: 3, label: 'Turismo' },
  { value: 12, label: 'Obras' },
  { value: 17, label: 'Saúde' },
]

const opcao = (
  id: number,
  codigo: string,
  descricao: string,
  id_secretaria: number | null = null,
): Opcao => ({
  id,
  codigo,
  descricao,
  grupo: null,
  id_secretaria,
})

export const LISTS: Record<string, Opcao[]> = {
  '/api/classificacao': [
    opcao(1, '02.07', 'Obras e Serviços Municipais', 12),
    opcao(2, '02.11', 'Saúde', 17),
    opcao(3, '02.11', 'Lazer', 3),
  ],
  '/api/unidade': [opcao(4, '02.07.02', 'Unidade Executora', 12), opcao(5, '02.11.01', 'Gabinete', 17)],
  '/api/funcionais': [opcao(6, '15.451.0030.1040', 'Pavimentação')],
  '/api/contaelemento': [opcao(7, '4.4.90.51.00', 'Obras e Instalações')],
  '/api/aplicacao': [opcao(8, '110.0000', 'Geral')],
  '/api/fontederecurso': [opcao(9, '700', 'Convênios da União'), opcao(10, '701', 'Convênios dos Estados')],
}

const programa = (id: number, ppa: number, descricao: string): Programa => ({
  ...opcao(id, '0030', descricao),
  ppa,
  objetivo: null,
})

/** The same code in two plans. */
const PROGRAMAS = [programa(11, 2022, 'Asfalto novo'), programa(12, 2026, 'Mobilidade e vias')]

/** The option lists, and two lines: of Obras and of Saúde. */
export function answerOrcamento({ path }: Received): Response {
  const options = path === '/api/programa' ? PROGRAMAS : LISTS[path]
  if (options) return Response.json(options)
  const Result = [
    lancamentoWith(),
    lancamentoWith({ id: 2, secretaria_id: 17, secretaria_nome: 'Saúde', comprometido: 990, saldo: 10 }),
  ]
  return Response.json({ Status: 'Success', Result }, { headers: { 'X-Total-Count': '2' } })
}
