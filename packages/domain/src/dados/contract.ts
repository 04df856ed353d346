import * as z from 'zod/mini'
import { anyone } from '../http/access.ts'
import { call, ofToday } from '../http/call.ts'
import { envelope, file } from '../http/replies.ts'
import { DADOS, FORMATOS, PADROES } from './conjunto.ts'
import { MESSAGES } from './messages.ts'
import { LICENCA_KEYS } from './publicacao.ts'

/** A column of a set: its name in the files, what it is, and what the codes in it stand for. */
const coluna = z.object({
  nome: z.string(),
  titulo: z.string(),
  tipo: z.string(),
  codigos: z.array(z.object({ codigo: z.string(), significado: z.string() })),
})

const conjunto = z.object({
  nome: z.string(),
  titulo: z.string(),
  sobre: z.string(),
  formatos: z.array(z.enum(FORMATOS)),
  atualizado_em: z.nullable(z.string()),
  colunas: z.array(coluna),
})
export type ConjuntoPublicado = z.output<typeof conjunto>

/** What a page, or a program, that looks for open data asks first. */
export const catalogo = z.object({
  publicador: z.string(),
  prefixo: z.string(),
  /** Until the city has a prefix of its own. */
  provisorio: z.boolean(),
  licenca: z.enum(LICENCA_KEYS),
  limite_por_minuto: z.number(),
  conjuntos: z.array(conjunto),
  oc4ids_atualizado_em: z.nullable(z.string()),
})
export type Catalogo = z.output<typeof catalogo>

const JSON_TYPE = 'application/json'
export const GEOJSON = 'application/geo+json'

const arquivo = z.string().check(z.maxLength(60, MESSAGES.unknownFile))
const padrao = z.optional(z.enum(PADROES, MESSAGES.choosePadrao))
/** `12.json`, as every other file has its ending. */
const obra = z.pipe(
  z.string().check(z.regex(/^\d{1,9}\.json$/, MESSAGES.unknownWork)),
  z.transform((text) => Number.parseInt(text, 10)),
)

export const OC4IDS = `${DADOS}/oc4ids.json`

export const dadosCalls = {
  getCatalogo: call({
    method: 'GET',
    path: DADOS,
    summary: 'Os conjuntos de dados abertos, a licença e quando cada um mudou',
    access: anyone,
    reply: () => envelope(catalogo),
  }),
  getDatapackage: call({
    method: 'GET',
    path: `${DADOS}/datapackage.json`,
    summary: 'Os conjuntos de dados abertos com o seu dicionário (Frictionless Data Package)',
    access: anyone,
    reply: file(JSON_TYPE),
  }),
  getOc4ids: ofToday(
    call({
      method: 'GET',
      path: OC4IDS,
      summary: 'Todas as obras no padrão OC4IDS 0.9.5; com natureza=todas, todos os projetos',
      access: anyone,
      query: () => z.object({ natureza: z.optional(z.enum(['todas'], MESSAGES.chooseNatureza)) }),
      reply: file(JSON_TYPE),
    }),
  ),
  getOc4idsObra: ofToday(
    call({
      method: 'GET',
      path: `${DADOS}/oc4ids/{obra}`,
      summary: 'Uma obra no padrão OC4IDS 0.9.5, como 12.json',
      access: anyone,
      params: () => z.object({ obra }),
      reply: file(JSON_TYPE),
    }),
  ),
  getDados: ofToday(
    call({
      method: 'GET',
      path: `${DADOS}/{arquivo}`,
      summary:
        'Um conjunto de dados abertos inteiro, como obras.csv, obras.json ou obras.geojson; padrao vale para CSV',
      access: anyone,
      params: () => z.object({ arquivo }),
      query: () => z.object({ padrao }),
      reply: file('text/csv', JSON_TYPE, GEOJSON),
    }),
  ),
}
