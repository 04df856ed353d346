import { type Conjunto, type Formato, findArquivo, type Padrao } from '@paco/domain/dados/conjunto'
import { type dadosCalls, OC4IDS } from '@paco/domain/dados/contract'
import { datapackageOf } from '@paco/domain/dados/dicionario'
import { MESSAGES } from '@paco/domain/dados/messages'
import { type Publicacao, publicador } from '@paco/domain/dados/publicacao'
import { conjuntosUsados } from '@paco/domain/dados/usados'
import { invalid, notFound } from '@paco/domain/shared/errors'
import type { Today } from '../clock/today.ts'
import type { Db } from '../db/database.ts'
import { openList } from '../db/list.ts'
import type { FileResult, Handlers } from '../http/handler.ts'
import type { Row } from '../planilhas/cells.ts'
import { begin } from '../work/begin.ts'
import { catalogoOf } from './catalogo.ts'
import { knownOf } from './conhecido.ts'
import { piecesOf, TYPES } from './escrita.ts'
import { fonteOf } from './fontes-queries.ts'
import { limitDados } from './limite.ts'
import { type Tell, tellOf } from './linhas.ts'
import type { LastOf } from './mudancas.ts'
import { FATOS, readObra } from './obras-queries.ts'
import { type Edicao, FONTE, obraFile, pacoteFile } from './oc4ids.ts'

async function* parsed(batches: AsyncIterable<string>, tell: Tell): AsyncGenerator<readonly Row[]> {
  for await (const rows of batches) yield (JSON.parse(rows) as Row[]).map(tell)
}

/** Open data: the same for whoever asks, with or without a token, and asked for so often a minute. */
export function dadosRoutes(
  db: Db,
  { figuresDay, today }: Pick<Today, 'figuresDay' | 'today'>,
  settings: Omit<Publicacao, 'endereco'>,
  mudancas: () => Promise<LastOf>,
): Handlers<typeof dadosCalls> {
  const limit = limitDados(db)
  async function fileOf(
    conjunto: Conjunto,
    { formato, padrao, endereco }: { formato: Formato; padrao: Padrao; endereco: string },
  ): Promise<FileResult> {
    const [fonte, day] = [fonteOf(conjunto, today()), figuresDay()]
    const forma = [conjunto, formato, padrao, endereco]
    const known = await knownOf(db, await mudancas(), fonte, day, forma)
    return {
      name: `${conjunto.nome}.${formato}`,
      type: TYPES[formato],
      ...(formato === 'csv' ? {} : { inline: true }),
      known,
      pieces: async (inTurn) => {
        const { batches } = await openList(db, fonte.source, fonte.filtro, 0)
        const tell = await tellOf(conjunto.nome, { db, day, endereco })
        return piecesOf(conjunto, formato, padrao, parsed(await begin(inTurn(batches())), tell))
      },
    }
  }

  async function edicaoOf(endereco: string, forma: unknown): Promise<Edicao> {
    const [day, publicacao] = [figuresDay(), { ...settings, endereco }]
    return {
      day,
      publicacao,
      known: await knownOf(db, await mudancas(), FONTE, day, [publicacao, publicador(), forma]),
    }
  }

  return {
    getCatalogo: async ({ caller }) => {
      await limit(caller)
      return { Status: 'Success', Result: [catalogoOf(settings, await mudancas(), today())] }
    },

    getDatapackage: async ({ caller, endereco }) => {
      await limit(caller)
      const conjuntos = conjuntosUsados()
      const todas = {
        tabelas: conjuntos.flatMap((conjunto) => fonteOf(conjunto, today()).tabelas),
        nomes: [],
      }
      const publicacao = { ...settings, endereco }
      const known = await knownOf(db, await mudancas(), todas, figuresDay(), [conjuntos, publicacao])
      const text = JSON.stringify(datapackageOf(conjuntos, publicacao, known.modified?.toISOString() ?? null))
      return { name: 'datapackage.json', type: TYPES.json, inline: true, known, bytes: Buffer.from(text) }
    },

    getOc4ids: async ({ query, caller, endereco }) => {
      await limit(caller)
      const quais = query.natureza ?? 'obras'
      const caminho = quais === 'todas' ? `${OC4IDS}?natureza=todas` : OC4IDS
      return pacoteFile(db, FATOS[quais], await edicaoOf(endereco, quais), caminho)
    },

    getOc4idsObra: async ({ params, caller, endereco }) => {
      await limit(caller)
      return obraFile(await readObra(db, params.obra), await edicaoOf(endereco, params.obra))
    },

    getDados: async ({ params, query, caller, endereco }) => {
      await limit(caller)
      const asked = findArquivo(conjuntosUsados(), params.arquivo)
      if (!asked) throw notFound(MESSAGES.unknownFile)
      const { conjunto, formato } = asked
      if (formato !== 'csv' && query.padrao !== undefined) throw invalid({ padrao: MESSAGES.onlyCsv })
      return fileOf(conjunto, { formato, padrao: query.padrao ?? 'brasil', endereco })
    },
  }
}
