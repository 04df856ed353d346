import * as z from 'zod/mini'
import * as fields from '../shared/fields.ts'
import { labelled } from '../shared/labels.ts'

/** Why a project is archived: always said. */
export const arquivamento = labelled(
  z.object({ motivo: fields.requiredText(1000), versao: fields.versaoLida }),
  { motivo: 'Motivo do arquivamento' },
  'projetos',
)
