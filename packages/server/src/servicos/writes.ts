import { MESSAGES as PROJETO } from '@paco/domain/projetos/messages'
import { canEditProjeto } from '@paco/domain/projetos/policy'
import type { ServicoCreate, ServicoUpdate } from '@paco/domain/servicos/servico'
import { forbidden } from '@paco/domain/shared/errors'
import type { SessionUser } from '@paco/domain/shared/roles'
import type { Trx } from '../db/database.ts'
import { lockProjeto } from '../projetos/queries.ts'
import { deleteServico, insertServicos, projetoOfServico, replaceParcelas, updateServico } from './queries.ts'

/** Services are the project's: its stored department decides, and it is held until they are written. */
async function holdProjeto(trx: Trx, user: SessionUser, id: number): Promise<void> {
  const projeto = await lockProjeto(trx, id)
  if (!canEditProjeto(user, projeto)) throw forbidden(PROJETO.notYours)
}

export async function createServico(trx: Trx, user: SessionUser, body: ServicoCreate): Promise<number> {
  await holdProjeto(trx, user, body.projeto_id)
  const { peso = 0, parcelas = [], ...own } = body
  const [id] = await insertServicos(trx, [{ ...own, peso, parcelas }])
  return id as number
}

export async function editServico(
  trx: Trx,
  user: SessionUser,
  id: number,
  body: ServicoUpdate,
): Promise<void> {
  const projeto_id = await projetoOfServico(trx, id)
  await holdProjeto(trx, user, projeto_id)
  const { versao, parcelas, ...values } = body
  await updateServico(trx, id, values, versao)
  await replaceParcelas(trx, { id, projeto_id }, parcelas)
}

export async function removeServico(trx: Trx, user: SessionUser, id: number): Promise<void> {
  await holdProjeto(trx, user, await projetoOfServico(trx, id))
  await deleteServico(trx, id)
}
