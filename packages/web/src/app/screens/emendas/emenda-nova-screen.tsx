import { MESSAGES } from '@paco/domain/emendas/messages'
import { EmendaCreateForm } from '../../../emendas/emenda-form.tsx'
import { PATHS, pathTo } from '../../../paths.ts'
import { secretariaOptions, useSecretariaChoices } from '../../../secretarias/choices.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { toast } from '../../../ui/toast.ts'
import { useSession } from '../../session.ts'
import { useReturn } from '../../use-return.ts'
import { BackLink } from '../back-link.tsx'

export function EmendaNovaScreen() {
  const who = useSession()
  const back = useReturn(PATHS.emendas)
  const own = useSecretariaChoices().find(({ value }) => value === who?.id_secretaria)
  return (
    <>
      <PageHeader
        title="Nova emenda"
        lead="Dinheiro que um parlamento destinou à cidade. Aparece para todos no portal da transparência."
        back={<BackLink {...back.link}>{back.title ?? 'Emendas'}</BackLink>}
      />
      <EmendaCreateForm
        who={who}
        secretarias={secretariaOptions}
        nome={own?.label ?? ''}
        onCancel={back.go}
        onSaved={(id, another) => {
          toast(MESSAGES.created, { link: { label: 'Abrir', href: pathTo('emenda', id) } })
          if (!another) back.goToNew(id)
        }}
      />
    </>
  )
}
