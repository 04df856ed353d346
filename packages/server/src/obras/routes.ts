import { OBRAS, type obrasCalls, RSS } from '@paco/domain/obras/contract'
import { caminhoDaObra, obraNaListaOf, obraPublicaOf } from '@paco/domain/obras/pagina'
import { somarGrupos } from '@paco/domain/obras/planilha'
import type { Today } from '../clock/today.ts'
import { knownOf } from '../dados/conhecido.ts'
import type { LastOf } from '../dados/mudancas.ts'
import type { Db } from '../db/database.ts'
import type { FileResult, Handlers } from '../http/handler.ts'
import { begin } from '../work/begin.ts'
import type { ObrasLidas } from './memoria.ts'
import { listPlanilhas, readMudancas } from './queries.ts'
import { newest, rssOf } from './rss.ts'

/** Whose changes are told by feeds. */
const FONTE = {
  tabelas: ['projetos', 'contratos', 'contratos_projetos', 'aditivos', 'paralisacoes', 'recebimentos'],
  nomes: [],
}

/** Works for citizens: the same for whoever asks. */
export function obrasRoutes(
  db: Db,
  { figuresDay }: Pick<Today, 'figuresDay'>,
  obras: ObrasLidas,
  mudancas: () => Promise<LastOf>,
): Handlers<typeof obrasCalls> {
  /** What whoever has the feed knows it by; it is written only for the others. */
  const feed = async (name: string, endereco: string, write: () => Promise<string>): Promise<FileResult> => {
    async function* pieces() {
      yield await write()
    }
    return {
      name,
      type: `${RSS}; charset=utf-8`,
      inline: true,
      known: await knownOf(db, await mudancas(), FONTE, figuresDay(), [name, endereco]),
      pieces: (inTurn) => begin(inTurn(pieces())),
    }
  }

  return {
    listObras: async () => {
      const day = figuresDay()
      return {
        Status: 'Success',
        Result: (await obras.list()).map((obra) => obraNaListaOf(obra, day)),
      }
    },

    getObra: async ({ params, endereco }) => ({
      Status: 'Success',
      Result: [obraPublicaOf(await obras.read(params.id), figuresDay(), endereco)],
    }),

    getPlanilhaDaObra: async ({ params }) => ({
      Status: 'Success',
      Result: (await listPlanilhas(db, params.id)).map((planilha) => ({
        ...planilha,
        linhas: somarGrupos(planilha.linhas),
      })),
    }),

    getRssDaObra: async ({ params, endereco }) => {
      const obra = await readMudancas(db, params.id)
      return feed(`obra-${obra.id}.xml`, endereco, async () =>
        rssOf(newest([obra]), endereco, {
          titulo: obra.nome,
          sobre: `O que mudou na obra ${obra.nome}.`,
          pagina: caminhoDaObra(obra.id),
          feed: `${OBRAS}/${obra.id}/rss`,
          alone: true,
        }),
      )
    },

    getRssDasObras: ({ endereco }) =>
      feed('obras.xml', endereco, async () =>
        rssOf(newest(await obras.mudancas()), endereco, {
          titulo: 'Obras da prefeitura',
          sobre: 'O que mudou nas obras: contratos, aditivos, paralisações e recebimentos.',
          pagina: '/transparencia/perto',
          feed: `${OBRAS}/rss`,
          alone: false,
        }),
      ),
  }
}
