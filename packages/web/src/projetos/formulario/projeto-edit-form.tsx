import { projetosCalls } from '@paco/domain/projetos/contract'
import { MESSAGES } from '@paco/domain/projetos/messages'
import { canCorrectBase } from '@paco/domain/projetos/policy'
import { type Projeto, projetoUpdate } from '@paco/domain/projetos/projeto'
import { PacoError, STALE_VERSION } from '@paco/domain/shared/errors'
import type { SessionUser } from '@paco/domain/shared/roles'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { request } from '../../http/client.ts'
import { Card } from '../../ui/card.tsx'
import { EntityForm } from '../../ui/entity-form/entity-form.tsx'
import type { OptionsQuery, SuggestionSearch } from '../../ui/entity-form/types.ts'
import { tellFailure } from '../../ui/failures.ts'
import { projetoQuery } from '../queries.ts'
import { BaseNotice } from './base-notice.tsx'
import { conclusaoField, type Faltas, faltasIn, isBlocked } from './conclusao-field.ts'
import { etapaField } from './etapa-field.tsx'
import { frozenOf, isLockedFor, motivoField } from './linha-base-fields.ts'
import {
  anoField,
  classificacaoFields,
  dadosSection,
  descricaoField,
  gestorField,
  identificacaoSection,
  idField,
  nomeField,
  secretariaField,
  valorFieldFor,
} from './projeto-fields.ts'
import { createSozinho } from './sozinho.ts'
import { useFaltas } from './use-faltas.ts'

interface EditFormProps {
  projeto: Projeto
  who: SessionUser | null
  secretarias: OptionsQuery
  /** Names that are known, suggested as its manager's. */
  pessoas: SuggestionSearch
  /** Which section follows the name: the schedule, or description, year and value. */
  first: 'cronograma' | 'dados'
  /** Finds out what the stages lack, once somebody concludes one. */
  loadFaltas: (id: number) => Promise<readonly Faltas[]>
  onSaved: () => void
}

/** It was frozen while the form was open: from now on the form shows what is. */
const isRefused = (error: unknown) =>
  error instanceof PacoError && error.status === 409 && error.message !== STALE_VERSION

/** 'Alterar cronograma do PROJETO' and 'Alterar dados do PROJETO': one form, all fields of a project. */
export function ProjetoEditForm({
  projeto,
  who,
  secretarias,
  pessoas,
  first,
  loadFaltas,
  onSaved,
}: EditFormProps) {
  const queryClient = useQueryClient()
  const { id, secretaria_nome } = projeto
  // What somebody typed before the freeze is not taken away until they were told why.
  const [locking, setLocking] = useState(() => isLockedFor(who, projeto))
  const locks = locking && isLockedFor(who, projeto)
  const [filling] = useState(createSozinho)
  const sozinho = frozenOf(projeto) === null ? filling : null
  const { faltas, onValues } = useFaltas(projeto, loadFaltas)
  const fields = useMemo(() => {
    const cronograma = [
      etapaField({ record: projeto, locksEnds: locks, sozinho }),
      conclusaoField(faltas, projeto),
    ]
    const dados = [dadosSection, anoField, valorFieldFor(locks), descricaoField]
    return [
      identificacaoSection,
      idField,
      { ...nomeField, span: 6 as const },
      secretariaField(who, secretarias, secretaria_nome),
      gestorField('gestorprocesso', pessoas),
      ...(first === 'dados' ? [...dados, ...cronograma] : [...cronograma, ...dados]),
      ...classificacaoFields,
      ...(frozenOf(projeto) !== null && canCorrectBase(who) ? [motivoField(projeto)] : []),
    ]
  }, [who, secretarias, pessoas, secretaria_nome, first, projeto, locks, faltas, sozinho])
  return (
    <>
      <BaseNotice projeto={projeto} who={who} />
      <Card>
        <EntityForm
          label={first === 'dados' ? 'Alterar dados do projeto' : 'Alterar cronograma do projeto'}
          fields={fields}
          schema={projetoUpdate}
          initial={projeto}
          draftKey={`projetos/${id}`}
          indexed
          submitLabel="Alterar dados"
          follow={sozinho?.follow}
          onValues={onValues}
          canSubmit={(values) => !isBlocked(faltasIn(faltas, projeto, values))}
          submit={async (body) => {
            try {
              return await tellFailure(
                MESSAGES.updateFailed,
                request(projetosCalls.updateProjeto, { params: { id }, body }),
              )
            } catch (error) {
              if (isRefused(error)) {
                setLocking(true)
                void queryClient.invalidateQueries(projetoQuery(id))
              }
              throw error
            }
          }}
          reload={() => queryClient.fetchQuery({ ...projetoQuery(id), staleTime: 0 })}
          onSuccess={() => {
            void queryClient.invalidateQueries()
            onSaved()
          }}
        />
      </Card>
    </>
  )
}
