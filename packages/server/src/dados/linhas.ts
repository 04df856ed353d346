import type { Contrato } from '@paco/domain/contratos/contrato'
import type { Documento } from '@paco/domain/documentos/documento'
import { planilhaCells } from '@paco/domain/projetos/planilha'
import type { Projeto } from '@paco/domain/projetos/projeto'
import type { Day } from '@paco/domain/shared/days'
import { allNumbered } from '@paco/domain/shared/numerado'
import type { Db } from '../db/database.ts'
import { listPontos } from '../mapa/queries.ts'
import type { Row } from '../planilhas/cells.ts'
import { listArquivados } from './fontes-queries.ts'

/** Makes of a list's row what the columns of its set name, where the row has that in other words. */
export type Tell = (row: Row) => Row

interface Context {
  readonly db: Db
  readonly day: Day
  readonly endereco: string
}

const ofProjetos = async ({ db, day }: Context): Promise<Tell> => {
  const pontos = await listPontos(db)
  return (row) => ({
    ...row,
    ...pontos.get((row as Projeto).id),
    ...planilhaCells(row as Projeto, day),
  })
}

const ofContratos = async ({ db }: Context): Promise<Tell> => {
  const arquivados = await listArquivados(db)
  return (row) => {
    const projetos = (row as Contrato).projetos.filter(({ id }) => !arquivados.has(id))
    return {
      ...row,
      projetos: allNumbered(projetos.map(({ id, nomeprojeto }) => ({ id, nome: nomeprojeto }))),
      ids_projetos: projetos.map(({ id }) => id).join(' | '),
    }
  }
}

const ofDocumentos = async ({ endereco }: Context): Promise<Tell> => {
  const addressOf = ({ id, link }: Documento) => link ?? `${endereco}/api/documentos/${id}/arquivo`
  return (row) => ({ ...row, endereco: addressOf(row as Documento) })
}

const ofFotos = async ({ endereco }: Context): Promise<Tell> => {
  return (row) => ({ ...row, endereco: `${endereco}/img/${row.foto}` })
}

const TELLING: Readonly<Record<string, (context: Context) => Promise<Tell>>> = {
  obras: ofProjetos,
  projetos: ofProjetos,
  contratos: ofContratos,
  documentos: ofDocumentos,
  fotos: ofFotos,
}

export const tellOf = async (nome: string, context: Context): Promise<Tell> =>
  (await TELLING[nome]?.(context)) ?? ((row) => row)
