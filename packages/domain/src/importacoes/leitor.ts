import { avisoPessoal } from '../shared/aviso-pessoal.ts'
import { isPublished } from '../shared/publicado.ts'
import { type Leitura, readCelula, type Valor } from './celula.ts'
import { type Coluna, campoOf, type Descritor, taken } from './descritor.ts'
import { consertosOf, type Mapa, type Origem } from './mapa.ts'
import { RECUSAS } from './messages.ts'
import type { ErroCelula } from './mudanca.ts'
import { acharIn, idsOf, type Nomeacao, type Nomeados, readNamed, readVarios } from './nomeado.ts'
import { nearest } from './parecido.ts'
import type { Celula, LinhaLida } from './planilha-lida.ts'
import { isBlank, keyText, shownText } from './texto.ts'

/** What the cells of a row say, by field. */
export interface Lida {
  readonly valores: Readonly<Record<string, Valor>>
  /** Texts as they came: what is stored with an apostrophe in front is no change. */
  readonly brutos: Readonly<Record<string, string>>
  readonly erros: Readonly<Record<string, ErroCelula>>
  readonly notas: Readonly<Record<string, string>>
  /** What a new record holds by what other cells say. */
  readonly deduzidos: Readonly<Record<string, Valor>>
}

/** One of a closed list: as it is stored, or as people read it. */
function readOption(text: string, coluna: Coluna): Leitura {
  const options = coluna.opcoes ?? Object.keys(coluna.labels ?? {})
  const wanted = keyText(text)
  const labelOf = (option: string) => coluna.labels?.[option] ?? option
  const known = coluna.sinonimos?.[wanted]
  if (known !== undefined) return { valor: known }
  const found = options.find((option) => keyText(option) === wanted || keyText(labelOf(option)) === wanted)
  if (found !== undefined) return { valor: found }
  const near = nearest(text, options, labelOf)
  return near === undefined ? { erro: RECUSAS.opcao } : { erro: RECUSAS.opcao, sugestao: near }
}

const isClosed = ({ opcoes, labels, kind }: Coluna) =>
  kind !== 'boolean' && (opcoes !== undefined || labels !== undefined)

function readBoolean(celula: Celula, coluna: Coluna): Leitura {
  const said = Object.entries(coluna.labels ?? {}).find(
    ([, label]) => keyText(label) === keyText(shownText(celula)),
  )
  return said ? { valor: said[0] === 'true' } : readCelula(celula, coluna)
}

/** What was said that a text of this column means; a record that is no longer there is asked for again. */
function meantBy(text: string, { busca, varios }: Coluna, { valores }: Origem, nomeados: Nomeados) {
  const meant = text === '' ? undefined : valores?.[keyText(text)]
  if (!busca || meant === undefined || meant === null) return meant
  const ids = varios ? idsOf(String(meant)) : [Number(meant)]
  return ids.every((id) => acharIn(nomeados)(busca, id)) ? meant : undefined
}

/** The value of a field in a row. */
function readField(celula: Celula, coluna: Coluna, origem: Origem, nomeados: Nomeados): Nomeacao {
  const text = shownText(celula)
  const { busca, varios } = coluna
  const meant = meantBy(text, coluna, origem, nomeados)
  if (meant !== undefined) return { valor: varios && meant !== null ? String(meant) : meant }
  if (coluna.kind === 'boolean' && !isBlank(celula)) return readBoolean(celula, coluna)
  if (!busca && !isClosed(coluna)) return readCelula(celula, coluna, consertosOf(origem))
  const read = readCelula(celula, { kind: 'text' }, consertosOf(origem))
  if ('erro' in read || read.valor === null || text === '-') return 'erro' in read ? read : { valor: null }
  if (!busca) return readOption(text, coluna)
  const options = nomeados[busca] ?? []
  if (!varios) return readNamed(text, busca, options)
  return readVarios(text, busca, options, (part) => {
    const said = meantBy(part, coluna, origem, nomeados)
    return said === undefined || said === null ? undefined : Number(said)
  })
}

/** Where a column's values come from, with what its cells were read as before. */
interface Fonte {
  readonly campo: string
  readonly coluna: Coluna
  readonly origem: Origem
  readonly known: Map<ReturnType<typeof keyOf>, Nomeacao>
}

/** By what a cell is known again: no text has the sign before a day. What comes seldom is read each time. */
function keyOf(celula: Celula): string | number | boolean | null | undefined {
  if (celula === null || typeof celula !== 'object') return celula
  return 'dia' in celula ? `\0${celula.dia}` : undefined
}

/** Of a column so many different cells are remembered: most say the same again and again, names never do. */
const REMEMBERED = 1000

/** Reads the rows of a sheet as its columns were said to be: each row once, and each cell that was read before not again. */
export class Leitor {
  readonly descritor: Descritor
  readonly mapa: Mapa
  readonly #buscas: Nomeados
  readonly #fontes: readonly Fonte[]
  readonly #lidas = new WeakMap<LinhaLida, Lida>()

  constructor(descritor: Descritor, mapa: Mapa, buscas: Nomeados) {
    this.descritor = descritor
    this.mapa = mapa
    this.#buscas = buscas
    this.#fontes = taken(descritor).flatMap((coluna) => {
      const origem = mapa[coluna.key]
      return origem ? [{ campo: campoOf(coluna), coluna, origem, known: new Map() }] : []
    })
  }

  ler(linha: LinhaLida): Lida {
    const known = this.#lidas.get(linha)
    if (known) return known
    const lida = this.#read(linha)
    this.#lidas.set(linha, lida)
    return lida
  }

  #read({ celulas }: LinhaLida): Lida {
    const valores: Record<string, Valor> = {}
    const brutos: Record<string, string> = {}
    const erros: Record<string, ErroCelula> = {}
    const notas: Record<string, string> = {}
    const ditos: Record<string, Valor> = {}
    for (const fonte of this.#fontes) {
      const { campo, coluna, origem } = fonte
      if (origem.coluna === null) {
        if (origem.constante !== undefined) (coluna.auxiliar ? ditos : valores)[campo] = origem.constante
        continue
      }
      const celula = celulas[origem.coluna] ?? null
      const read = this.#cell(celula, fonte)
      if ('valor' in read) {
        // Between yes and no there is nothing to clear to.
        if (coluna.kind === 'boolean' && read.valor === null) continue
        if (coluna.auxiliar) {
          ditos[campo] = read.valor
          continue
        }
        valores[campo] = read.valor
        if (typeof celula === 'string') brutos[campo] = celula.trim()
        const nota = read.nota ?? this.#warning(campo, read.valor)
        if (nota) notas[campo] = nota
      } else {
        const { erro, nome, ...more } = read
        erros[campo] = {
          bruto: shownText(celula),
          motivo: erro,
          ...more,
          ...(nome && { sugestaoNome: nome }),
        }
      }
    }
    const completos = this.descritor.completar?.(valores) ?? valores
    const deduzido = this.descritor.deduzir?.(ditos, completos)
    return {
      valores: completos,
      brutos,
      erros,
      notas: { ...notas, ...deduzido?.notas },
      deduzidos: deduzido?.valores ?? {},
    }
  }

  /** What form or grid would say of the same text: it comes in, and is not published. */
  #warning(campo: string, valor: Valor): string | null {
    return typeof valor === 'string' && isPublished(this.descritor.create(), campo)
      ? avisoPessoal(valor)
      : null
  }

  #cell(celula: Celula, { coluna, origem, known }: Fonte): Nomeacao {
    const key = keyOf(celula)
    const before = known.get(key)
    if (before) return before
    const read = readField(celula, coluna, origem, this.#buscas)
    if (key !== undefined && known.size < REMEMBERED) known.set(key, read)
    return read
  }
}
