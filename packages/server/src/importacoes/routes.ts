import { canEditContrato } from '@paco/domain/contratos/policy'
import type { importacoesCalls } from '@paco/domain/importacoes/contract'
import type { Nomeado } from '@paco/domain/importacoes/descritor'
import type { ImportacaoInteira } from '@paco/domain/importacoes/importacao'
import { MESSAGES } from '@paco/domain/importacoes/messages'
import { procurar } from '@paco/domain/importacoes/nomeado'
import { invalid, notFound } from '@paco/domain/shared/errors'
import { numbered } from '@paco/domain/shared/numerado'
import type { SessionUser } from '@paco/domain/shared/roles'
import { keepAnexo } from '../arquivos/anexo.ts'
import type { Arquivos } from '../arquivos/arquivos.ts'
import { findArquivo } from '../arquivos/queries.ts'
import { rowsByIds } from '../db/list.ts'
import { unkept } from '../db/transact.ts'
import { type Handlers, success } from '../http/handler.ts'
import { replyList } from '../http/list-replies.ts'
import { Upload } from '../http/upload.ts'
import type { Caller } from '../work/turns.ts'
import { planilhaDeErros } from './erros.ts'
import type { Fila } from './fila.ts'
import { modeloDe } from './modelo.ts'
import {
  cancelar,
  convidar,
  descritorFor,
  encerrar,
  enfileirar,
  type Importacoes,
  liberar,
  mudar,
  pedirDesfazer,
  previaDoDesfazer,
  readOwn,
  receber,
} from './passos.ts'
import { countAhead, type ImportacaoRow, importacoesSource, linhasSource } from './queries.ts'

/** All bytes of a small file. */
async function bytesOf(pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const all: Uint8Array[] = []
  for await (const piece of pieces) all.push(piece)
  return Buffer.concat(all)
}

/** Several projects may have the same name, and several departments a contract of the same number. */
const toldName = (one: Nomeado) => (one.projeto || one.contrato ? numbered(one) : one.nome)

/** What a row may name: of contracts, those whose sheet this person is writing. */
const mayName = (who: SessionUser, { contrato }: Nomeado) =>
  !contrato || (contrato.rascunho !== null && canEditContrato(who, contrato))

export function importacoesRoutes(
  casa: Importacoes,
  fila: Fila,
  arquivos: Arquivos,
): Handlers<typeof importacoesCalls> {
  const { db } = casa

  const livroOf =
    (caller: Caller) =>
    async ({ arquivo, arquivo_nome }: ImportacaoRow) => {
      const stored = arquivo === null ? null : await findArquivo(db, arquivo)
      if (!stored) throw notFound(MESSAGES.semArquivo)
      const { read, size } = arquivos.open(stored, caller)
      return { bytes: await bytesOf(read({ from: 0, to: size - 1 })), nome: arquivo_nome ?? '' }
    }

  return {
    listImportacoes: ({ query, user }) => replyList(db, importacoesSource(user), query),

    getImportacao: async ({ params, user }) => {
      const row = await readOwn(db, params.id, user)
      const [resumo] = await rowsByIds<ImportacaoInteira>(db, importacoesSource(user), [row.id])
      if (!resumo) throw notFound(MESSAGES.notFound)
      const { folhas, folha, cabecalho, colunas, mapa, somas, avisos } = row as unknown as ImportacaoInteira
      const adiante = row.situacao === 'na_fila' ? await countAhead(db, row.id) : 0
      const inteira = { ...resumo, folhas, folha, cabecalho, colunas, mapa, somas, avisos, adiante }
      return { Status: 'Success', Result: [inteira] }
    },

    createImportacao: async ({ body, user, actor, caller }) => {
      if (!(body.arquivo instanceof Upload)) throw invalid({ arquivo: MESSAGES.semArquivo })
      const { arquivo, arquivo_nome } = await keepAnexo(arquivos, body.arquivo, caller)
      const bytes = await body.arquivo.read(0, body.arquivo.size)
      const livro = { bytes, nome: arquivo_nome, arquivo }
      return success(await receber(casa, body, livro, { user, actor }), MESSAGES.recebida)
    },

    updateImportacao: async ({ params, body, user, actor, caller }) => {
      await mudar(casa, params.id, body, livroOf(caller), { user, actor })
      return success(params.id)
    },

    listLinhas: async ({ params, query, user }) => {
      await readOwn(db, params.id, user)
      return replyList(db, linhasSource(params.id), query)
    },

    importar: async ({ params, body, user, actor }) => {
      const passada = { id: params.id, versao: body.versao, user, actor }
      const id = await enfileirar(casa, passada, body.parcial ?? false)
      fila.kick()
      return success(id, MESSAGES.naFila)
    },

    cancelarImportacao: async ({ params, body, user, actor }) => {
      const id = await cancelar(casa, { id: params.id, versao: body.versao, user, actor })
      fila.kick()
      return success(id, MESSAGES.cancelando)
    },

    desfazerImportacao: async ({ params, body, user, actor }) => {
      const id = await pedirDesfazer(casa, { id: params.id, versao: body.versao, user, actor })
      fila.kick()
      return success(id, MESSAGES.desfazendo)
    },

    previaDoDesfazer: async ({ params, user }) => ({
      Status: 'Success',
      Result: await previaDoDesfazer(casa, params.id, user),
    }),

    liberarImportacao: async ({ params, body, user, actor }) => {
      const id = await liberar(casa, { id: params.id, versao: body.versao, user, actor })
      fila.kick()
      return success(id, MESSAGES.liberada)
    },

    encerrarImportacao: async ({ params, body, user, actor }) =>
      success(
        await encerrar(casa, { id: params.id, versao: body.versao, user, actor }),
        MESSAGES.encerradaAgora,
      ),

    // As of a single link, the answer is not kept.
    convidarImportados: async ({ params, user, actor }) => {
      const passada = { id: params.id, versao: undefined, user, actor: unkept(actor) }
      return { Status: 'Success', Result: await convidar(casa, passada) }
    },

    planilhaDeErros: async ({ params, user }) => {
      const row = await readOwn(db, params.id, user)
      return planilhaDeErros(db, row, descritorFor(row.lista, user))
    },

    procurarNomes: async ({ params: { busca }, query: { texto = '', ids } }) => {
      const all = await casa.buscas[busca](db)
      const found = ids ? all.filter(({ id }) => ids.includes(id)) : procurar(texto, all)
      return { Status: 'Success', Result: found.map((one) => ({ id: one.id, nome: toldName(one) })) }
    },

    modeloDePlanilha: async ({ params, user }) => {
      const descritor = descritorFor(params.lista, user)
      const wanted = [...new Set(descritor.colunas.flatMap(({ busca }) => busca ?? []))]
      const named = await Promise.all(
        wanted.map(async (busca) => {
          const offered = (await casa.buscas[busca](db)).filter((one) => mayName(user, one))
          return [busca, offered.map(toldName)] as const
        }),
      )
      return modeloDe(descritor, Object.fromEntries(named))
    },
  }
}
