import { classificacaoDe } from '@paco/domain/pca/categorias'
import { pcaCreate } from '@paco/domain/pca/pca'
import { CLASSES_PADRAO, categoriaSugerida, unidadeSugerida } from '@paco/domain/pca/sugestoes'
import { addDays, type Day } from '@paco/domain/shared/days'
import type { z } from 'zod/mini'
import type { Trx } from '../db/database.ts'
import { insertPca, secretariaNamed } from '../pca/queries.ts'
import { CIDADE } from './pca-cidade.ts'
import { PESSOAS } from './pca-pessoas.ts'
import { type Draw, drawFrom } from './random.ts'

/** What the city means to buy: requester, object, why, how many in a year, about how much each in reais. */
export type Item = readonly [
  requisitante: string,
  objeto: string,
  justificativa: string,
  quantidade: number,
  preco: number,
  dependencia?: string,
]

const SEED = 14_133
/** How many of twenty; the last is a city's own word, as the plan allows. */
const PRIORIDADES = [
  ...Array<string>(7).fill('Alta'),
  ...Array<string>(8).fill('Média'),
  ...Array<string>(4).fill('Baixa'),
  'Urgente',
]

/** Days from today: some purchases should have begun already, most are of the year ahead. */
const [EARLIEST, LATEST] = [-75, 390]

/** One of so many is not ready for the national portal yet. */
const GAP = 9

type Body = z.output<typeof pcaCreate>

/** What the portal asks for, as the form suggests it. */
export function portalOf(objeto: string, quantidade: number) {
  const categoria = categoriaSugerida(objeto) ?? '1'
  const { codigo, nome } = CLASSES_PADRAO[categoria]
  return {
    categoria,
    classificacao: classificacaoDe(categoria),
    classificacao_codigo: codigo,
    classificacao_nome: nome,
    unidade_fornecimento: unidadeSugerida(categoria, quantidade),
  }
}

function bodyOf(
  [requisitante, objeto, justificativa, quantidade, preco, dependencia]: Item,
  index: number,
  today: Day,
  draw: Draw,
) {
  const cents = Math.round(quantidade * preco * draw.whole(94, 106)) + draw.whole(0, 99)
  return pcaCreate.parse({
    requisitante,
    objeto,
    justificativa,
    expectativa_consumo_anual: quantidade,
    valor_preliminar: cents / 100,
    data_pretendida: addDays(today, draw.whole(EARLIEST, LATEST)),
    prioridade: PRIORIDADES[index % PRIORIDADES.length],
    indicacao_vinculacao_dependencia: dependencia,
    ...(index % GAP !== 0 && portalOf(objeto, quantidade)),
  })
}

/** The plan of the demo city as it stands on that day: the same for the same day. */
export function listPlano(today: Day): Body[] {
  const draw = drawFrom(SEED)
  return draw.shuffle([...PESSOAS, ...CIDADE]).map((item, index) => bodyOf(item, index, today, draw))
}

export async function fillPca(trx: Trx, today: Day): Promise<void> {
  for (const body of listPlano(today)) {
    const id_secretaria = await secretariaNamed(trx, body.requisitante)
    await insertPca(trx, { ...body, id_secretaria, situacao: 'aprovado' })
  }
}
