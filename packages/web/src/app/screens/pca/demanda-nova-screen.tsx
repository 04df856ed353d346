import { MESSAGES } from '@paco/domain/pca/messages'
import { canManagePca } from '@paco/domain/pca/policy'
import { PATHS, pathTo } from '../../../paths.ts'
import { PcaCreateForm } from '../../../pca/pca-form.tsx'
import { secretariaOptions, useSecretariaChoices } from '../../../secretarias/choices.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { toast } from '../../../ui/toast.ts'
import { useSession } from '../../session.ts'
import { useReturn } from '../../use-return.ts'
import { BackLink } from '../back-link.tsx'

/** What a department asks for, until it sends it a draft of its own. */
export function DemandaNovaScreen() {
  const who = useSession()
  const back = useReturn(PATHS.listaPca)
  const done = useReturn(PATHS.listaPca, { fixed: true })
  const own = useSecretariaChoices().find(({ value }) => value === who?.id_secretaria)?.label
  return (
    <>
      <PageHeader
        title="Nova demanda"
        lead="O que a secretaria pede para o plano de contratações. Fica como rascunho até ser enviada."
        back={<BackLink {...back.link}>{back.title ?? 'Lista de PCA'}</BackLink>}
      />
      <PcaCreateForm
        // The requester is the own department, once its name is known.
        key={own ?? ''}
        demanda
        requisitante={own}
        nomeiaSecretaria={canManagePca(who)}
        secretarias={secretariaOptions}
        onCancel={back.go}
        onSaved={(id, another) => {
          toast(MESSAGES.demandCreated, { link: { label: 'Abrir', href: pathTo('viewPca', id) } })
          if (!another) done.goToNew(id)
        }}
      />
    </>
  )
}
