import { type LancamentoCreate, lancamentoCreate } from '@paco/domain/orcamento/lancamento'
import { opcaoCreate } from '@paco/domain/orcamento/opcao'
import { ppaDe } from '@paco/domain/orcamento/programa'
import type { Day } from '@paco/domain/shared/days'
import { fromCents } from '@paco/domain/shared/money'
import type { SessionUser } from '@paco/domain/shared/roles'
import type { Trx } from '../db/database.ts'
import { insertOpcao } from '../orcamento/opcoes-queries.ts'
import { createLancamento } from '../orcamento/writes.ts'
import { CONTAS, DOTACOES, RECURSOS } from './orcamento-dotacoes.ts'
import { PROGRAMAS } from './projetos-natureza.ts'
import { drawFrom } from './random.ts'

const SEED = 4_320_064

/** Applications the demo city agreed on with others; a real city adds its own. */
const APLICACOES: readonly [codigo: string, descricao: string][] = [
  ['100.0101', 'Convênio DADETUR - obras turísticas'],
  ['100.0102', 'Convênio estadual - recapeamento'],
  ['100.0201', 'Contrato de repasse federal - pavimentação'],
  ['100.0301', 'FINISA - despesas de capital'],
  ['220.0001', 'Convênio estadual - creche/escola'],
  ['300.0001', 'Emenda estadual - equipamentos de saúde'],
]

/** Programmes of the multi-year plan that no project of the demo city belongs to. */
const OUTROS_PROGRAMAS: readonly [codigo: string, descricao: string][] = [
  ['0000', 'Encargos especiais'],
  ['0003', 'Planejamento e habitação'],
  ['0010', 'Cidade segura'],
  ['0012', 'Proteção social'],
  ['0016', 'Atenção hospitalar e especializada'],
  ['0021', 'Primeira infância na creche'],
  ['0022', 'Alimentação escolar'],
  ['0025', 'Cultura viva'],
  ['0026', 'Direitos e cidadania'],
  ['0031', 'Cidade limpa e iluminada'],
  ['0032', 'Moradia digna'],
  ['0036', 'Cidade verde'],
  ['0040', 'Campo forte'],
  ['0045', 'Destino turístico'],
  ['0046', 'Pontes e estradas'],
]

/** Codes of the departments that the official table leaves without one. */
const ORGAOS: readonly [secretaria: number, codigo: string, nome: string][] = [
  [11, '02.01', 'Chefia de Gabinete'],
  [24, '02.02', 'Procuradoria Geral do Município'],
  [25, '02.04', 'Controladoria Geral do Município'],
  [22, '02.12', 'Assistência Social'],
  [16, '02.12', 'Assessoria de Promoção Social'],
  [13, '02.14', 'Indústria e Comércio'],
  [19, '02.14', 'Assessoria de Geração de Empregos e Renda'],
  [14, '02.18', 'Relações Institucionais'],
  [15, '02.19', 'Justiça e Cidadania'],
  [9, '03.01', 'SAEG'],
  [23, '04.01', 'CODESG'],
]

async function fillOpcoes(trx: Trx, ppa: number): Promise<void> {
  const insert = (values: object) => insertOpcao(trx, opcaoCreate.parse(values))
  const programas = [...PROGRAMAS, ...OUTROS_PROGRAMAS.map(([codigo, descricao]) => ({ codigo, descricao }))]
  for (const { codigo, descricao } of programas) await insert({ lista: 'programa', codigo, descricao, ppa })
  for (const [codigo, descricao] of APLICACOES) {
    await insert({ lista: 'aplicacao', codigo, descricao, grupo: 'Convênios e programas' })
  }
  for (const [id_secretaria, codigo, nome] of ORGAOS) {
    await insert({ lista: 'classificacao', codigo, descricao: nome, id_secretaria })
    const unidade = { codigo: `${codigo}.01`, descricao: `Gabinete e Dependências - ${nome}` }
    await insert({ lista: 'unidade', ...unidade, id_secretaria })
  }
}

/** The classification is what the unit begins with. */
const classificacaoOf = (unidade: string) => unidade.split('.').slice(0, 2).join('.')

/** Of what was left from years before. */
const isDeAntes = (fonte: string) => fonte.startsWith('9')

/** Every budget line of the demo city in that year: the same at every start. */
export function listLancamentos(ano: number): LancamentoCreate[] {
  const draw = drawFrom(SEED)
  let ficha = 100
  return DOTACOES.map(([secretaria_id, unidade, funcional_programatica, conta, recurso, mil]) => {
    const [fonte_recurso, fonte_recurso_stn, aplicacao] = RECURSOS[recurso]
    const own = fonte_recurso === '01'
    ficha += draw.whole(1, 4)
    return lancamentoCreate.parse({
      secretaria_id,
      unidade,
      funcional_programatica,
      fonte_recurso,
      fonte_recurso_stn,
      aplicacao,
      classificacao_institucional: classificacaoOf(unidade),
      conta_elemento_despesa: CONTAS[conta],
      ficha: String(ficha),
      exercicio: isDeAntes(fonte_recurso) ? ano - 1 : ano,
      // What others grant comes to the cent, and often after the law was passed.
      valor: fromCents(mil * 100_000 + (own ? 0 : draw.whole(-4_000_000, 4_000_000))),
      orcamento: !own && draw.chance(35) ? 'Nao' : 'Sim',
    })
  })
}

/** Through the product's own doors, as an administrator. */
export async function fillOrcamento(trx: Trx, admin: SessionUser, today: Day): Promise<void> {
  const ano = Number(today.slice(0, 4))
  await fillOpcoes(trx, ppaDe(ano))
  for (const body of listLancamentos(ano)) await createLancamento(trx, admin, body)
}
