import { quandoText } from '../calendario/feriado.ts'
import { LABELS as CORTE } from '../cidade/tribunais.ts'
import { LISTA_LABELS, type Lista } from '../orcamento/opcao.ts'
import { fold } from '../shared/fold.ts'
import { LABELS as CRITERIO } from './criterio.ts'
import { type Pacote, type Registro, SECOES, type Secao } from './pacote.ts'

interface Descricao {
  /** By which a record of the pack and one of the city are the same. */
  readonly chave: (registro: Registro) => string
  readonly nome: (registro: Registro) => string
  /** What is compared, and written where it is asked for; the rest is the city's own. */
  readonly campos: Readonly<Record<string, string>>
}

const text = (value: unknown) => (value == null ? '' : String(value))
const folded = (value: unknown) => fold(text(value))

const without = (labels: Readonly<Record<string, string>>, ...keys: string[]) =>
  Object.fromEntries(Object.entries(labels).filter(([name]) => !keys.includes(name)))

/** How the records of each section are told apart. */
export const DESCRICOES: Readonly<Record<Secao, Descricao>> = {
  secretarias: {
    chave: ({ nomesecretaria }) => folded(nomesecretaria),
    nome: ({ nomesecretaria }) => text(nomesecretaria),
    campos: { tipo: 'Tipo', nome_curto: 'Nome curto', nome_oficial: 'Nome oficial' },
  },
  bairros: {
    chave: ({ bairro }) => folded(bairro),
    nome: ({ bairro }) => text(bairro),
    campos: { zona: 'Zona' },
  },
  opcoes: {
    chave: ({ lista, codigo, secretaria, ppa }) =>
      JSON.stringify([lista, codigo, folded(secretaria), text(ppa)]),
    nome: ({ lista, codigo, descricao }) =>
      `${LISTA_LABELS[lista as Lista]} ${text(codigo)} ${text(descricao)}`,
    campos: { descricao: 'Descrição', grupo: 'Grupo', objetivo: 'Objetivo' },
  },
  feriados: {
    // By its day: a city that calls a holiday otherwise has it all the same.
    chave: ({ regra, mes, dia_do_mes, deslocamento, dia }) =>
      [regra, mes, dia_do_mes, deslocamento, dia].map(text).join('/'),
    nome: (registro) => `${text(registro.nome)} (${quandoText(registro)})`,
    campos: { nome: 'Nome', nivel: 'Âmbito' },
  },
  tribunais: {
    chave: ({ codigo }) => text(codigo),
    nome: ({ sigla }) => text(sigla),
    campos: without(CORTE, 'codigo'),
  },
  criterios: {
    // Another year's is another matrix: nothing of the one before is written over.
    chave: ({ ciclo, codigo }) => `${text(ciclo)}/${text(codigo)}`,
    nome: ({ ciclo, codigo, titulo }) => `${text(codigo)} ${text(titulo)} (${text(ciclo)})`,
    campos: without(CRITERIO, 'ciclo', 'codigo'),
  },
}

export interface Existente {
  readonly id: number
  readonly versao: number
  readonly valores: Registro
}

export interface Diferenca {
  readonly campo: string
  readonly aqui: string
  readonly pacote: string
}

interface Diferente {
  readonly registro: Registro
  readonly existente: Existente
  readonly campos: readonly Diferenca[]
}

/** What loading a section would do: records that are new, as many as are equal, and those the city has otherwise. */
export interface Comparacao {
  readonly novos: readonly Registro[]
  readonly iguais: number
  readonly diferentes: readonly Diferente[]
}

const differencesOf = ({ campos }: Descricao, registro: Registro, aqui: Registro): Diferenca[] =>
  Object.entries(campos).flatMap(([name, campo]) =>
    text(registro[name]) === text(aqui[name])
      ? []
      : [{ campo, aqui: text(aqui[name]), pacote: text(registro[name]) }],
  )

export function compararSecao(
  secao: Secao,
  registros: readonly Registro[],
  existentes: readonly Existente[],
): Comparacao {
  const descricao = DESCRICOES[secao]
  const known = new Map(existentes.map((existente) => [descricao.chave(existente.valores), existente]))
  const novos: Registro[] = []
  const diferentes: Diferente[] = []
  for (const registro of registros) {
    const existente = known.get(descricao.chave(registro))
    if (existente === undefined) {
      novos.push(registro)
      continue
    }
    const campos = differencesOf(descricao, registro, existente.valores)
    if (campos.length > 0) diferentes.push({ registro, existente, campos })
  }
  return { novos, diferentes, iguais: registros.length - novos.length - diferentes.length }
}

/** Where a pack says the same record twice, as 'bairros.3'. */
export function repeatedIn(pacote: Pacote): string[] {
  return SECOES.flatMap((secao) => {
    const seen = new Set<string>()
    return pacote[secao].flatMap((registro, index) => {
      const key = DESCRICOES[secao].chave(registro)
      if (seen.has(key)) return [`${secao}.${index}`]
      seen.add(key)
      return []
    })
  })
}

/** Codes of departments that neither the pack nor the city has, as 'opcoes.3'. */
export function homelessIn(pacote: Pacote, nomes: readonly string[]): string[] {
  const known = new Set(
    [...nomes, ...pacote.secretarias.map(({ nomesecretaria }) => nomesecretaria)].map(fold),
  )
  return pacote.opcoes.flatMap(({ secretaria }, index) =>
    secretaria == null || known.has(fold(secretaria)) ? [] : [`opcoes.${index}`],
  )
}
