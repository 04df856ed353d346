import { canWriteDocumentos } from '@paco/domain/documentos/policy'
import { expect, it } from 'vitest'
import { contratoWith } from '../contratos/contratos.testing.ts'
import { person } from '../projetos/projeto.testing.ts'
import { daParalisacao } from './dono.ts'

const inspector = person('user', 17)
const contratos = [contratoWith({ id: 8, id_secretaria: 12, fiscal_titular_id: inspector.id })]

it.each([
  ['of the contract that names the inspector', 8, true],
  ['of another one', 9, false],
  ['of none', null, false],
])('papers of a stoppage %s', (_, id_contrato, writes) =>
  expect(canWriteDocumentos(inspector, daParalisacao({ id: 5, id_contrato }, 12, contratos))).toBe(writes),
)
