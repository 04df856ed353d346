import * as z from 'zod/mini'
import { moduloDesligado } from '../cidade/modulos.ts'
import { isDeclaravel } from '../declaracoes/ausencias.ts'
import { type Declaracao, declaracao } from '../declaracoes/declaracao.ts'
import { CLASSIFICACOES, type Matriz, VERIFICACAO_KEYS } from '../pacotes/criterio.ts'
import type { Day } from '../shared/days.ts'
import { type Caso, ESTADOS, luzesOf } from './luzes.ts'
import { nivelOf, percentOf, pontosOf, VERIFICACOES } from './pontos.ts'
import { CONFIGURACOES, type Codigo, publicacaoOf } from './publicacao.ts'
import { type Fatos, NENHUM } from './registros.ts'

const luz = z.object({
  verificacao: z.enum(VERIFICACAO_KEYS),
  estado: z.enum(ESTADOS),
  texto: z.string(),
})

const criterioMedido = z.object({
  codigo: z.string(),
  dimensao: z.string(),
  titulo: z.string(),
  pede: z.string(),
  classificacao: z.enum(CLASSIFICACOES),
  peso: z.number(),
  /** Whether the program measures it; if not, somebody has to look. */
  medido: z.boolean(),
  pontos: z.number(),
  possiveis: z.number(),
  luzes: z.array(luz),
  /** Null also while the module that it belongs to is off: nobody sees it. */
  pagina: z.nullable(z.string()),
  /** Where that module is put on again. */
  ligar: z.nullable(z.string()),
  registros: z.number(),
  mudou_em: z.nullable(z.string()),
  /** Whether that there is none may be said of it at all. */
  declaravel: z.boolean(),
  declaracao: z.nullable(declaracao),
})
export type CriterioMedido = z.output<typeof criterioMedido>

const passo = z.object({
  codigo: z.string(),
  titulo: z.string(),
  verificacao: z.enum(VERIFICACAO_KEYS),
  texto: z.string(),
  /** Percent of all points that it costs as it is. */
  perda: z.number(),
  /** Where it is mended; null where no page of ours does. */
  pagina: z.nullable(z.string()),
  declarar: z.boolean(),
})
export type Passo = z.output<typeof passo>

/** How the city stands by what can be known here. */
export const medicaoConformidade = z.object({
  dia: z.string(),
  /** The year of the matrix; null where no pack with one was loaded. */
  ciclo: z.nullable(z.number()),
  pontos: z.number(),
  possiveis: z.number(),
  percentual: z.number(),
  nivel: z.string(),
  selo: z.boolean(),
  /** Essential ones that are missing: no seal without them. */
  essenciais: z.array(z.string()),
  /** What cannot be known here: the seal holds if these are met too. */
  fora: z.array(z.string()),
  criterios: z.array(criterioMedido),
  passos: z.array(passo),
})
export type MedicaoConformidade = z.output<typeof medicaoConformidade>

/** What is known of the records of each criterion, and what is declared of them. */
export interface Conhecido {
  readonly matriz: Matriz
  readonly fatos: Readonly<Partial<Record<Codigo, Fatos>>>
  readonly declaracoes: readonly Declaracao[]
}

const cents = (points: number) => Math.round(points * 100) / 100

function casosOf({ matriz, fatos, declaracoes }: Conhecido): Caso[] {
  return matriz.criterios.map((criterio) => ({
    criterio,
    publicacao: publicacaoOf(criterio.codigo),
    fatos: fatos[criterio.codigo as Codigo] ?? NENHUM,
    declaracao: declaracoes.find(({ codigo }) => codigo === criterio.codigo) ?? null,
  }))
}

type Medido = Caso & ReturnType<typeof medido>
const medido = (caso: Caso, today: Day) => {
  const luzes = luzesOf(caso, today)
  return { ...caso, luzes, ...pontosOf(caso.criterio.peso, luzes) }
}

/** Where the module is put on again that this page belongs to; null where it is there. */
function ligarOf(pagina: string | null): string | null {
  const desligado = pagina === null ? null : moduloDesligado(pagina)
  return desligado && `${CONFIGURACOES}#${desligado.key}`
}

/** What is missing altogether is one step, however many checks hang on it. */
function passosOf({ criterio, publicacao, fatos, luzes }: Medido, total: number): Passo[] {
  if (publicacao === null) return []
  const ligar = ligarOf(publicacao.pagina)
  const { codigo } = criterio
  const missing = luzes.filter(({ estado }) => estado === 'nao')
  const none = missing.some(({ verificacao }) => verificacao === 'disponibilidade')
  const told = none ? missing.slice(0, 1) : missing
  return told.map(({ verificacao, texto }) => {
    const lost = none ? luzes : luzes.filter((one) => one.verificacao === verificacao)
    const share = lost.reduce((sum, one) => sum + VERIFICACOES[one.verificacao], 0)
    const all = luzes.reduce((sum, one) => sum + VERIFICACOES[one.verificacao], 0)
    return {
      codigo,
      titulo: criterio.titulo,
      verificacao,
      texto,
      perda: percentOf((criterio.peso * share) / all, total),
      pagina: ligar ?? publicacao.cuidar,
      declarar:
        none && publicacao.pagina !== null && ligar === null && fatos.registros === 0 && isDeclaravel(codigo),
    }
  })
}

function criterioMedidoOf({ criterio, publicacao, fatos, ...one }: Medido): CriterioMedido {
  const { verificacoes: _, ...told } = criterio
  const pagina = publicacao?.pagina ?? null
  const ligar = ligarOf(pagina)
  return {
    ...told,
    pontos: cents(one.pontos),
    possiveis: cents(one.possiveis),
    luzes: one.luzes,
    medido: publicacao !== null,
    pagina: ligar === null ? pagina : null,
    ligar,
    registros: fatos.registros,
    mudou_em: fatos.mudou_em,
    declaravel: publicacao !== null && isDeclaravel(criterio.codigo),
    declaracao: one.declaracao,
  }
}

/** The meter: points, the seal that they promise, and what to do next, the worst loss first. */
export function medir(conhecido: Conhecido, today: Day): MedicaoConformidade {
  const medidos = casosOf(conhecido).map((caso) => medido(caso, today))
  const sum = (of: 'pontos' | 'possiveis') => medidos.reduce((total, one) => total + one[of], 0)
  const [pontos, possiveis] = [sum('pontos'), sum('possiveis')]
  const percentual = percentOf(pontos, possiveis)
  const withLight = (estado: 'nao' | 'fora') =>
    medidos.filter(({ luzes }) =>
      luzes.some((one) => one.verificacao === 'disponibilidade' && one.estado === estado),
    )
  const codes = (of: readonly Medido[]) => of.map(({ criterio }) => criterio.codigo)
  const essenciais = codes(withLight('nao').filter(({ criterio }) => criterio.classificacao === 'essencial'))
  const { nome, selo } = nivelOf(percentual, essenciais.length > 0)
  return {
    dia: today,
    ciclo: conhecido.matriz.ciclo,
    pontos: cents(pontos),
    possiveis: cents(possiveis),
    percentual,
    nivel: nome,
    selo,
    essenciais,
    fora: codes(withLight('fora')),
    criterios: medidos.map(criterioMedidoOf),
    passos: medidos
      .flatMap((one) => passosOf(one, possiveis))
      .toSorted((one, other) => other.perda - one.perda),
  }
}
