import { secretariasCalls } from '@paco/domain/secretarias/contract'
import { MESSAGES } from '@paco/domain/secretarias/messages'
import { secretariaCreate } from '@paco/domain/secretarias/secretaria'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '../http/client.ts'
import { PATHS } from '../paths.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { Card } from '../ui/card.tsx'
import { EntityForm } from '../ui/entity-form/entity-form.tsx'
import { tellFailure } from '../ui/failures.ts'
import { PageHeader } from '../ui/page-header.tsx'
import { toast } from '../ui/toast.ts'
import { cadastroFields } from './secretaria-fields.tsx'

/** 'Cadastro das Secretarias'. */
export function CadastroScreen() {
  const queryClient = useQueryClient()
  // A fresh form for the next department, once one is registered.
  const [round, setRound] = useState(0)
  return (
    <>
      <PageHeader title="Cadastro das Secretarias" lead="Secretarias, assessorias e entidades da Prefeitura.">
        <ButtonLink to={PATHS.fichaSecretario} variant="default">
          Relação Secretarias
        </ButtonLink>
        <ButtonLink to={PATHS.perfil} variant="default">
          Perfil Secretário
        </ButtonLink>
      </PageHeader>
      <Card>
        <EntityForm
          key={round}
          label="Cadastro das Secretarias"
          fields={cadastroFields}
          schema={secretariaCreate}
          initial={{ tipo: 'secretaria' }}
          draftKey="secretarias/nova"
          submitLabel="Cadastrar"
          submit={(body) =>
            tellFailure(MESSAGES.createFailed, request(secretariasCalls.createSecretaria, { body }))
          }
          onSuccess={({ data }) => {
            toast(MESSAGES.created, { link: { label: 'Abrir', href: `/editsecretaria/${data.id}` } })
            void queryClient.invalidateQueries()
            setRound((before) => before + 1)
          }}
        />
      </Card>
    </>
  )
}
