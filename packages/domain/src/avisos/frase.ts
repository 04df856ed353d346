import type { Linha } from '../auditoria/entrada.ts'
import { counted, lowerFirst } from '../auditoria/fala.ts'
import { type Kinds, type Manchete, mancheteOf, type Phrase } from '../auditoria/manchete.ts'
import { ACAO_LABELS } from '../auditoria/registro.ts'
import type { Trecho } from './aviso.ts'

/** So many deeds stand in one sentence; what is beyond them is counted. */
const FEITOS = 3

/** What was done, to which records of one kind: 'concluiu' 'a etapa 2'. */
interface Feito {
  readonly verb: string
  readonly what: Phrase
  readonly of: Phrase | null
  readonly reason: string | undefined
  readonly registros: ReadonlySet<string>
}

const tableOf = (registro: string) => registro.split('/')[0] ?? ''

/** Deeds alike become one: two stages that were concluded one after the other are 'concluiu 2 etapas'. */
function gather(manchetes: readonly Manchete[], kinds: Kinds): Feito[] {
  const feitos = new Map<string, Feito>()
  for (const { verb, what, of, reason } of manchetes) {
    const table = what.registro === null ? null : tableOf(what.registro)
    const key = `${verb} ${table ?? what.name}`
    const before = feitos.get(key)
    const registros = new Set([
      ...(before?.registros ?? []),
      ...(what.registro === null ? [] : [what.registro]),
    ])
    const title = table === null ? '' : (kinds[table]?.title ?? table)
    const several = { lead: '', name: counted(registros.size, title), registro: null }
    feitos.set(key, { verb, of, reason, registros, what: registros.size > 1 ? several : what })
  }
  return [...feitos.values()]
}

const plain = (texto: string): Trecho => ({ texto, registro: null })
const named = ({ lead, name, registro, foundOn }: Phrase): Trecho[] => [
  ...(lead === '' ? [] : [plain(`${lead} `)]),
  { texto: name, registro: foundOn ?? registro },
]

/** The record that the whole sentence is about is named at its end: 'alterou os dados', 'criou o projeto'. */
function own({ verb, what }: Feito, sobre: string): Trecho[] {
  if (what.registro !== sobre) return named(what)
  return [plain(verb === ACAO_LABELS.alterou ? 'os dados' : what.lead)]
}

const joined = (parts: readonly Trecho[][]): Trecho[] =>
  parts.flatMap((part, index) => {
    if (index === 0) return part
    return [plain(index === parts.length - 1 ? ' e ' : ', '), ...part]
  })

/** Entries of the trail, each the lines of one request, in the order of the trail. */
export type Entradas = readonly (readonly Linha[])[]

/** Parts of one kind say each what was done to it: of six stages that were saved together two may have been concluded. */
const apart = (registros: readonly Linha[]): Entradas =>
  registros.every(({ pai, entidade }) => pai !== null && entidade === registros[0]?.entidade)
    ? registros.map((linha) => [linha])
    : [registros]

const manchetesOf = (entradas: Entradas, kinds: Kinds): Manchete[] =>
  entradas.flatMap(apart).flatMap((registros) => mancheteOf({ registros: [...registros] }, kinds) ?? [])

/**
 * What one person did to a record ('projetos/12') in one sentence: 'Maria concluiu a etapa 3 do projeto Creche', 'Maria
 * concluiu 2 etapas, registrou o serviço Pintura e fez mais 3 mudanças no projeto Creche'.
 */
export function fraseOf(quem: string, entradas: Entradas, sobre: string, kinds: Kinds): Trecho[] {
  const feitos = gather(manchetesOf(entradas, kinds), kinds)
  const [first] = feitos
  if (first === undefined) return []
  const verb = ({ verb: said }: Feito) => plain(`${lowerFirst(said)} `)
  const around = feitos.find(({ of }) => of !== null)?.of ?? null
  if (feitos.length === 1) {
    const of = first.of === null ? [] : [plain(' '), ...named(first.of)]
    const why = first.reason === undefined || first.registros.size > 1 ? [] : [plain(`: ${first.reason}`)]
    return [plain(`${quem} `), verb(first), ...named(first.what), ...of, ...why]
  }
  const told = feitos.slice(0, FEITOS).map((feito) => [verb(feito), ...own(feito, sobre)])
  const more = feitos.length - FEITOS
  const rest = more > 0 ? [[plain(`fez mais ${more === 1 ? '1 mudança' : `${more} mudanças`}`)]] : []
  // 'do projeto' → 'no projeto': all of it was done there.
  const place = around === null ? [] : [plain(' '), ...named({ ...around, lead: `n${around.lead.slice(1)}` })]
  return [plain(`${quem} `), ...joined([...told, ...rest]), ...place]
}

export const textoOf = (frase: readonly Trecho[]): string => frase.map(({ texto }) => texto).join('')
