import { MESSAGES } from '@paco/domain/contratos/messages'
import { useMemo } from 'react'
import { ContratoCreateForm, type FirstValues } from '../../../contratos/contrato-form.tsx'
import { PATHS, pathTo } from '../../../paths.ts'
import { pessoasSearch } from '../../../pesquisa/pessoas-search.ts'
import { secretariaOptions, useSecretariaChoices } from '../../../secretarias/choices.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { toast } from '../../../ui/toast.ts'
import { useSession } from '../../session.ts'
import { useReturn } from '../../use-return.ts'
import { BackLink } from '../back-link.tsx'
import { useNamedProjeto } from '../projetos/use-named-projeto.ts'

export function ContratoNovoScreen() {
  const who = useSession()
  const back = useReturn(PATHS.contratos)
  const own = useSecretariaChoices().find(({ value }) => value === who?.id_secretaria)
  const { projeto, waiting } = useNamedProjeto('projeto')
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
          conhecidas={pessoasSearch}
          nome={own?.label ?? ''}
          first={first}
          onCancel={back.go}
          onSaved={(id, another) => {
            toast(MESSAGES.created, { link: { label: 'Abrir', href: pathTo('contrato', id) } })
            if (!another) back.goToNew(id)
          }}
        />
      )}
    </>
  )
}
