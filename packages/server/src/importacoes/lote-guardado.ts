import { noTotais } from '@paco/domain/importacoes/conferencia'
import type { Descritor } from '@paco/domain/importacoes/descritor'
import { MESSAGES } from '@paco/domain/importacoes/messages'
import type { Mudanca } from '@paco/domain/importacoes/mudanca'
import type { SessionUser } from '@paco/domain/shared/roles'
import type { Trx } from '../db/database.ts'
import { type Actor, signAs } from '../db/transact.ts'
import { noteFeitas } from './execucao-queries.ts'
import { type Importacoes, storeLinhas } from './passos.ts'
import { insertImportacao } from './queries.ts'

/** A row of a batch that was written, or is as it was. */
export interface LinhaGravada {
  readonly id: number
  /** In which it was before. */
  readonly versao: number
  readonly titulo: string
  readonly mudanca: Mudanca
}

interface Autor {
  readonly casa: Importacoes
  readonly descritor: Descritor
  readonly user: SessionUser
  readonly actor: Actor
}

/** It has no sheet to be looked at. */
const NO_PLANILHA = { folhas: '[]', colunas: '[]', mapa: '{}', edicoes: '{}', somas: '[]', avisos: '[]' }

/** A batch is an import that was written at once: kept as one, it is listed and undone as one. Null where nothing changed. */
export async function storeLote(
  trx: Trx,
  { casa, descritor, user, actor }: Autor,
  gravadas: readonly LinhaGravada[],
  versoes: ReadonlyMap<number, number>,
): Promise<number | null> {
  const changed = gravadas.filter(({ mudanca }) => mudanca.acao === 'alterar')
  if (changed.length === 0) return null
  const now = casa.now()
  const id = await insertImportacao(trx, {
    lista: descritor.nome,
    titulo: MESSAGES.tituloDoLote(descritor.titulo),
    origem: 'lote',
    ...NO_PLANILHA,
    cabecalho: JSON.stringify({ linha: 1, linhas: 1 }),
    totais: JSON.stringify({ ...noTotais(), alterar: changed.length }),
    total: changed.length,
    feitas: changed.length,
    situacao: 'importada',
    criado_por: user.id,
    id_secretaria: user.id_secretaria,
    criado_em: now,
    importada_por: user.id,
    importada_em: now,
  })
  await storeLinhas(
    trx,
    id,
    changed.map(({ id: registro, versao, titulo, mudanca }, place) => ({
      ...mudanca,
      linha: place + 1,
      registro,
      versao,
      notas: {},
      celulas: [titulo],
    })),
  )
  await noteFeitas(
    trx,
    id,
    changed.map(({ id: registro_id }, place) => ({
      linha: place + 1,
      feita: 'feita',
      registro_id,
      versao_depois: versoes.get(registro_id) ?? null,
      motivo: null,
    })),
  )
  await signAs(trx, { ...actor, origem: `lote ${id}` })
  return id
}
