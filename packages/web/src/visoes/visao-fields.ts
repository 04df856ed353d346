import type { SessionUser } from '@paco/domain/shared/roles'
import { isAdmin } from '@paco/domain/usuarios/policy'
import { canShareVisoes } from '@paco/domain/visoes/policy'
import type { Field } from '../ui/entity-form/types.ts'

/** A name, and for those who may share, with whom. */
export const visaoFields = (who: SessionUser | null): Field<'nome' | 'compartilhada'>[] => [
  { name: 'nome', kind: 'text', span: 12, placeholder: 'Obras atrasadas' },
  ...(canShareVisoes(who)
    ? [
        {
          name: 'compartilhada',
          kind: 'switch',
          span: 12,
          onLabel: isAdmin(who) ? 'Com todas as pessoas da prefeitura' : 'Com as pessoas da sua secretaria',
          offLabel: 'Só você a vê',
        } as const,
      ]
    : []),
]
