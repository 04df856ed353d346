import { totaisOf } from '@paco/domain/quantitativos/arvore'
import type { ItemQuantitativo } from '@paco/domain/quantitativos/item'
import { precoUnitario, valorItem } from '@paco/domain/quantitativos/preco'
import { divided } from '@paco/domain/shared/exact'
import { fromCents, sumMoney, toCents } from '@paco/domain/shared/money'
import { fromTenThousandths } from '@paco/domain/shared/quantity'
import type { Composicao, Grupo } from './planilhas-catalogo.ts'
import type { Draw } from './random.ts'

export const BDI = 23.54

/** A row of a sheet, and when in the contract what it stands for is built. */
export type LinhaDemo = ItemQuantitativo & { readonly quando: readonly [number, number] }

/** Below it, a quantity of four decimals is worth any sum of cents. */
const CHEAP = 100
const isWhole = ({ unidade }: Pick<LinhaDemo, 'unidade'>) => unidade === 'un'
const takesRest = (linha: LinhaDemo) =>
  linha.tipo === 'item' && !isWhole(linha) && (linha.preco_unitario ?? CHEAP) < CHEAP

/** The quantity that is worth exactly so much. */
const quantidadeDe = (valor: number, preco: number) =>
  fromTenThousandths(Number(divided(BigInt(toCents(valor)) * 10_000n, BigInt(toCents(preco)))))

const worth = (linha: LinhaDemo, quantidade: number): LinhaDemo => ({
  ...linha,
  quantidade,
  valor: valorItem(quantidade, linha.preco_unitario ?? 0),
})

/** What the estimate had it cost, of a contract that was let so much below it. */
const referencia = (preco: number, desconto: number) => fromCents(Math.ceil(toCents(preco) * desconto))

export interface Valores {
  readonly valor_inicial: number
  /** What the estimate was, as a multiple of what was signed. */
  readonly sobre: number
}

function itemOf(
  codigo: string,
  [fonte, descricao, unidade, custo]: Composicao,
  quando: LinhaDemo['quando'],
  sobre: number,
): Omit<LinhaDemo, 'chave' | 'quantidade' | 'valor'> {
  const [tabela, ...rest] = fonte.split(' ')
  const preco_unitario = precoUnitario(custo, BDI)
  return {
    codigo,
    tipo: 'item',
    tabela: tabela as LinhaDemo['tabela'],
    codigo_tabela: rest.join(' '),
    descricao,
    unidade,
    custo_unitario: custo,
    bdi: null,
    preco_unitario,
    preco_referencia: referencia(preco_unitario, sobre),
    quando,
  }
}

const grupoOf = (codigo: string, descricao: string, quando: LinhaDemo['quando']) => ({
  codigo,
  tipo: 'grupo' as const,
  tabela: null,
  codigo_tabela: null,
  descricao,
  unidade: null,
  quantidade: null,
  custo_unitario: null,
  bdi: null,
  preco_unitario: null,
  preco_referencia: null,
  valor: 0,
  quando,
})

const sumOf = (parts: readonly { readonly parte: number }[]) =>
  parts.reduce((sum, { parte }) => sum + parte, 0)

/** Small works have short sheets. */
function chosen(grupo: Grupo, valor: number, draw: Draw) {
  const kept = valor < 450_000 ? 2 : valor < 1_200_000 ? 4 : grupo.itens.length
  const picked = new Set(draw.shuffle(grupo.itens).slice(0, kept))
  return grupo.itens.filter((item) => picked.has(item))
}

const withTotals = (linhas: readonly LinhaDemo[]): LinhaDemo[] => {
  const { valores } = totaisOf(linhas)
  return linhas.map((linha, index) => ({ ...linha, valor: valores[index] ?? 0 }))
}

/** The row that takes what rounding left: what is most of it among the cheap ones. */
function restOf(linhas: readonly LinhaDemo[]): LinhaDemo {
  const found = linhas.filter(takesRest).sort((one, other) => other.valor - one.valor)[0]
  if (!found) throw new Error('A sheet of the demo city has no row that takes the rest.')
  return found
}

/** A sheet that is worth what was signed, to the cent. */
export function planilhaDe(
  { valor_inicial, sobre }: Valores,
  grupos: readonly Grupo[],
  draw: Draw,
  nextChave: () => number,
): LinhaDemo[] {
  const whole = sumOf(grupos)
  const linhas = grupos.flatMap((grupo, index): LinhaDemo[] => {
    const codigo = String(index + 1)
    const itens = chosen(grupo, valor_inicial, draw)
    const parts = itens.reduce((sum, [, , , , parte]) => sum + parte, 0)
    const ofGroup = (valor_inicial * grupo.parte) / whole
    return [
      { ...grupoOf(codigo, grupo.nome, grupo.quando), chave: nextChave() },
      ...itens.map((composicao, place) => {
        const item = itemOf(`${codigo}.${place + 1}`, composicao, grupo.quando, sobre)
        const units = (ofGroup * composicao[4]) / parts / (item.preco_unitario ?? 1)
        const quantidade = isWhole(item) ? Math.max(1, Math.round(units)) : Math.round(units * 100) / 100
        return worth({ ...item, chave: nextChave(), quantidade, valor: 0 }, quantidade)
      }),
    ]
  })
  const rest = restOf(linhas)
  const missing = sumMoney([valor_inicial, ...linhas.map(({ valor }) => -valor), rest.valor])
  const preco = rest.preco_unitario ?? 1
  return withTotals(
    linhas.map((linha) =>
      linha === rest
        ? // Let further below the estimate than the others: more of it never shrinks the discount (art. 128).
          { ...worth(linha, quantidadeDe(missing, preco)), preco_referencia: referencia(preco, sobre + 0.05) }
        : linha,
    ),
  )
}

const ACRESCIDO: Composicao = [
  'CDHU 05.07.040',
  'Remoção e destinação de entulho em aterro licenciado',
  'm³',
  74.3,
  1,
]
const MAO_DE_OBRA: Composicao = ['SINAPI 88309', 'Pedreiro com encargos complementares', 'h', 29.86, 1]

/** What an amendment adds: to what is measured by item more of an item and a new one, to stages a stage of its own. */
export function acrescer(
  linhas: readonly LinhaDemo[],
  { valor, numero, porItem, sobre }: { valor: number; numero: number; porItem: boolean; sobre: number },
  nextChave: () => number,
): LinhaDemo[] {
  const quando = [55, 100] as const
  const dear = sobre + 0.05
  const added = (codigo: string, composicao: Composicao, parte: number): LinhaDemo => {
    const item = itemOf(codigo, composicao, quando, dear)
    const quantidade = quantidadeDe(parte, item.preco_unitario ?? 1)
    return worth({ ...item, chave: nextChave(), quantidade, valor: 0 }, quantidade)
  }
  if (!porItem) {
    const codigo = String(linhas.filter(({ tipo }) => tipo === 'grupo').length + 1)
    const nome = `Serviços acrescidos pelo ${numero}º termo aditivo`
    const half = fromCents(Math.floor(toCents(valor) / 2))
    return withTotals([
      ...linhas,
      { ...grupoOf(codigo, nome, quando), chave: nextChave() },
      added(`${codigo}.1`, ACRESCIDO, half),
      added(`${codigo}.2`, MAO_DE_OBRA, sumMoney([valor, -half])),
    ])
  }
  const grown = linhas
    .filter(takesRest)
    .sort(
      (one, other) =>
        (other.preco_referencia ?? 0) / (other.preco_unitario ?? 1) -
        (one.preco_referencia ?? 0) / (one.preco_unitario ?? 1),
    )[0]
  if (!grown) return [...linhas]
  const group = grown.codigo.split('.')[0] ?? '1'
  const places = linhas.filter(({ codigo }) => codigo.startsWith(`${group}.`)).length
  const novo = added(`${group}.${places + 1}`, ACRESCIDO, fromCents(Math.floor((toCents(valor) * 35) / 100)))
  const more = worth(
    grown,
    quantidadeDe(sumMoney([grown.valor, valor, -novo.valor]), grown.preco_unitario ?? 1),
  )
  const place = linhas.findLastIndex(({ codigo }) => codigo.startsWith(`${group}.`))
  return withTotals(linhas.map((linha) => (linha === grown ? more : linha)).toSpliced(place + 1, 0, novo))
}
