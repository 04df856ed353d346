import type { LinhaConferida } from '@paco/domain/importacoes/conferir'
import type { Registro } from '@paco/domain/importacoes/descritor'
import { quantitativosDescritor, tipoDaLinha } from '@paco/domain/importacoes/descritores/quantitativos'
import { MESSAGES, RECUSAS } from '@paco/domain/importacoes/messages'
import { bodyOf } from '@paco/domain/importacoes/mudanca'
import { type ItemInput, itemInput } from '@paco/domain/quantitativos/item'
import { MESSAGES as PLANILHA } from '@paco/domain/quantitativos/messages'
import { canReadRascunho } from '@paco/domain/quantitativos/policy'
import { type Campos, conflict } from '@paco/domain/shared/errors'
import type { Db, Trx } from '../../db/database.ts'
import { listCodigos, listItens, listSoltas } from '../../quantitativos/itens-queries.ts'
import { type MudancaDeLinha, mudada, problemsOfMudancas } from '../../quantitativos/mudancas.ts'
import { lockContrato } from '../../quantitativos/queries.ts'
import { editRevisao, openRascunho, type Rascunho } from '../../quantitativos/writes.ts'
import { type EscritorDeFolhas, type Mudar, RecusaJunta } from '../escritor.ts'

/** A row as it is written: what it is, group or item, follows from what is in it. */
const linhaOf = (corpo: Registro, chave: number | null): ItemInput =>
  itemInput.parse({ ...corpo, chave, tipo: tipoDaLinha(corpo) })

const groupBy = <T>(all: readonly T[], keyOf: (one: T) => number): Map<number, T[]> => {
  const groups = new Map<number, T[]>()
  for (const one of all) {
    const own = groups.get(keyOf(one)) ?? []
    own.push(one)
    groups.set(keyOf(one), own)
  }
  // Contracts are held in the order of their numbers.
  return new Map([...groups].sort(([left], [right]) => left - right))
}

const problemsIn = ({ guardadas, contas, antes }: Rascunho, mudancas: readonly MudancaDeLinha[]) =>
  problemsOfMudancas(guardadas, mudancas, contas, antes)

/** What a checked row makes of the sheet. */
const mudancaOf = ({ acao, registro, valores, antes }: LinhaConferida): MudancaDeLinha => {
  const corpo = bodyOf(quantitativosDescritor, valores, acao === 'criar' ? null : antes)
  return { chave: registro, linha: linhaOf(corpo, registro) }
}

/**
 * What is wrong with the rows of one contract. Those with errors are as if they were not there, also for those below
 * them: the others can be written without them.
 */
function problemsOfContrato(aberto: Rascunho, linhas: readonly LinhaConferida[]): Map<number, Campos> {
  const found = new Map<number, Campos>()
  let left = linhas.map((linha) => ({ n: linha.linha, mudanca: mudancaOf(linha) }))
  for (;;) {
    const problems = problemsIn(
      aberto,
      left.map(({ mudanca }) => mudanca),
    )
    if (problems.size === 0) return found
    for (const [lugar, campos] of problems) found.set(left[lugar]?.n ?? 0, campos)
    left = left.filter((_, lugar) => !problems.has(lugar))
  }
}

/** Holds the contracts of all rows, the lowest number first; the rows of each, with their places. */
async function holdFolhas(trx: Trx, mudancas: readonly Mudar[]) {
  const ids = mudancas.flatMap(({ id }) => id ?? [])
  const before = new Map((await listSoltas(trx, ids)).map((linha) => [linha.id, linha.id_contrato]))
  const placed = mudancas.map((mudar, lugar) => ({ ...mudar, lugar }))
  const gone = placed.filter(({ id }) => id !== null && !before.has(id))
  if (gone.length > 0) throw new RecusaJunta(new Map(gone.map(({ lugar }) => [lugar, RECUSAS.semRegistro])))
  const folhas = groupBy(placed, ({ id, corpo }) => Number(id === null ? corpo?.id_contrato : before.get(id)))
  for (const id of folhas.keys()) await lockContrato(trx, id)
  const versoes = new Map((await listSoltas(trx, ids)).map(({ id, versao }) => [id, versao]))
  const stale = placed.filter(({ id, versao }) => id !== null && versoes.get(id) !== versao)
  if (stale.length > 0) throw new RecusaJunta(new Map(stale.map(({ lugar }) => [lugar, MESSAGES.mudou])))
  return folhas
}

/** The rows of a contract's draft. Each has the number that it keeps through all revisions. */
export const planilhaEscritor: EscritorDeFolhas = {
  tabela: 'quantitativos_revisoes',
  proprias: [],
  chaves: listCodigos,

  ler: async (db, who, ids) =>
    (await listSoltas(db, ids))
      .filter((linha) => linha.situacao === 'rascunho' && canReadRascunho(who, linha))
      .map((linha) => ({ ...linha })),

  problemas: async (db: Db, linhas) => {
    const written = linhas.filter(({ acao }) => acao === 'criar' || acao === 'alterar')
    const folhas = groupBy(written, ({ valores, antes }) => Number(antes.id_contrato ?? valores.id_contrato))
    const found = new Map<number, Campos>()
    for (const [id, own] of folhas) {
      const aberto = await openRascunho(db, id)
      for (const [n, campos] of aberto ? problemsOfContrato(aberto, own) : []) found.set(n, campos)
    }
    return found
  },

  gravar: async (trx, { user }, mudancas) => {
    const numbers = mudancas.map(({ id }) => id ?? 0)
    for (const [id_contrato, own] of await holdFolhas(trx, mudancas)) {
      const aberto = await openRascunho(trx, id_contrato)
      if (!aberto)
        throw conflict(own.some(({ id }) => id !== null) ? PLANILHA.approvedStays : RECUSAS.semRascunho)
      const novas = own.map(({ id, corpo }) => ({ chave: id, linha: corpo && linhaOf(corpo, id) }))
      const problems = [...problemsIn(aberto, novas)].map(
        // What would go is a group in which others stand.
        ([at, campos]) =>
          [
            own[at]?.lugar ?? 0,
            own[at]?.corpo === null ? MESSAGES.emUso : (Object.values(campos)[0] ?? ''),
          ] as const,
      )
      if (problems.length > 0) throw new RecusaJunta(new Map(problems))
      await editRevisao(trx, user, aberto.id, { itens: [...mudada(aberto.guardadas, novas).linhas] })
      const chaves = new Map((await listItens(trx, aberto.id)).map(({ codigo, chave }) => [codigo, chave]))
      for (const { id, lugar, corpo } of own)
        if (id === null) numbers[lugar] = chaves.get(String(corpo?.codigo)) ?? 0
    }
    return numbers
  },

  versoes: async (trx, ids) => {
    const contratos = new Set((await listSoltas(trx, ids)).map(({ id_contrato }) => id_contrato))
    for (const id of [...contratos].sort((one, other) => one - other)) await lockContrato(trx, id)
    return new Map((await listSoltas(trx, ids)).map(({ id, versao }) => [id, versao]))
  },

  trilha: async (db, id) => (await listSoltas(db, [id]))[0]?.revisao_id,
}
