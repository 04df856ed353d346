import { MESSAGES } from '@paco/domain/contratos/messages'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { ContratoCreateForm, type FirstValues } from '../../../contratos/contrato-form.tsx'
import { PATHS, pathTo } from '../../../paths.ts'
import { projetoQuery } from '../../../projetos/queries.ts'
import { secretariaOptions, useSecretariaChoices } from '../../../secretarias/choices.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { toast } from '../../../ui/toast.ts'
import { useSession } from '../../session.ts'
import { useReturn } from '../../use-return.ts'
import { BackLink } from '../back-link.tsx'

/** The project whose page led here; null where none did. */
function useNamedProjeto() {
  const named = Number(
    useSearch({ strict: false, select: (search) => (search as { projeto?: unknown }).projeto }),
  )
  const id = Number.isInteger(named) && named > 0 ? named : null
  const { data, isPending } = useQuery({ ...projetoQuery(id ?? 0), enabled: id !== null })
  return { projeto: data, waiting: id !== null && isPending }
}

export function ContratoNovoScreen() {
  const who = useSession()
  const back = useReturn(PATHS.contratos)
  const own = useSecretariaChoices().find(({ value }) => value === who?.id_secretaria)
  const { projeto, waiting } = useNamedProjeto()
  const first = useMemo<FirstValues>(
    () => (projeto ? { id_secretaria: projeto.id_secretaria, projetos: [projeto] } : {}),
    [projeto],
  )
  return (
    <>
      <PageHeader
        title="Novo contrato"
        lead="Enquanto não for assinado, tudo nele pode mudar."
        back={<BackLink {...back.link}>{back.title ?? 'Contratos'}</BackLink>}
      />
      {waiting ? (
        <Skeleton lines={10} />
      ) : (
        <ContratoCreateForm
          who={who}
          secretarias={secretariaOptions}
          nome={own?.label ?? ''}
          first={first}
          onCancel={back.go}
          onSaved={(id, another) => {
            toast(MESSAGES.created, { link: { label: 'Abrir', href: pathTo('contrato', id) } })
            if (!another) back.go()
          }}
        />
      )}
    </>
  )
}
