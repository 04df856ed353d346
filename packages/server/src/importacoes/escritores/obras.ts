import { contratosDescritor } from '@paco/domain/importacoes/descritores/contratos'
import {
  parcelasAfter,
  type ServicoImportado,
  type ServicoMudado,
  servicosDescritor,
} from '@paco/domain/importacoes/descritores/servicos'
import { MESSAGES } from '@paco/domain/servicos/messages'
import { type Servico, servicoUpdate } from '@paco/domain/servicos/servico'
import { invalid, notFound } from '@paco/domain/shared/errors'
import { validate } from '@paco/domain/shared/issues'
import {
  contratosSource,
  deleteContrato,
  holdProjetosOf,
  projetosOfContratos,
} from '../../contratos/queries.ts'
import { createContrato, editContrato } from '../../contratos/writes.ts'
import type { Trx } from '../../db/database.ts'
import { rowsByIds } from '../../db/list.ts'
import { projetosOfServicos, servicosSource } from '../../servicos/queries.ts'
import { createServico, editServico, removeServico } from '../../servicos/writes.ts'
import type { Escrita, Escritor } from '../escritor.ts'
import { escritorSimples } from './simples.ts'

const newServico = (trx: Trx, { meses, ...corpo }: ServicoImportado, { user }: Escrita): Promise<number> =>
  createServico(trx, user, { ...corpo, parcelas: parcelasAfter([], meses) })

/** A service is changed as a whole: what the sheet does not say is as it is stored. */
async function changeServico(trx: Trx, id: number, corpo: ServicoMudado, { user }: Escrita): Promise<void> {
  const [stored] = await rowsByIds<Servico>(trx, servicosSource, [id])
  if (!stored) throw notFound(MESSAGES.notFound)
  const { meses, descricao = stored.descricao, valor_total = stored.valor_total, versao } = corpo
  const parcelas = parcelasAfter(stored.parcelas, meses)
  const checked = validate(servicoUpdate, { descricao, valor_total, parcelas, versao })
  if (!checked.ok) throw invalid(checked.campos)
  await editServico(trx, user, id, checked.data)
}

export const obrasEscritores: Readonly<Record<string, Escritor>> = {
  [contratosDescritor.nome]: escritorSimples({
    tabela: 'contratos',
    chave: contratosDescritor.chave,
    proprias: ['contratos_projetos'],
    projetos: projetosOfContratos,
    source: () => contratosSource,
    insert: (trx, corpo: Parameters<typeof createContrato>[2], { user, now }) =>
      createContrato(trx, user, corpo, now),
    update: (trx, id, corpo: Parameters<typeof editContrato>[3], { user, now }) =>
      editContrato(trx, user, id, corpo, now),
    // One that a sheet brought in by mistake goes also when it is signed: nothing refers to it yet.
    remove: async (trx, id) => {
      await holdProjetosOf(trx, id)
      await deleteContrato(trx, id)
    },
  }),
  [servicosDescritor.nome]: escritorSimples({
    tabela: 'servicos',
    chave: servicosDescritor.chave,
    proprias: ['parcelas'],
    projetos: projetosOfServicos,
    source: () => servicosSource,
    insert: newServico,
    update: changeServico,
    remove: (trx, id, { user }) => removeServico(trx, user, id),
  }),
}
