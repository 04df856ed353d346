import { useNavigate, useSearch } from '@tanstack/react-router'
import { ImportarPage } from '../../../importacoes/envio/importar-page.tsx'
import { importacaoLink } from '../../../importacoes/links.ts'
import { PATHS } from '../../../paths.ts'
import { useSession } from '../../session.ts'
import { useReturn } from '../../use-return.ts'
import { BackLink } from '../back-link.tsx'

/** `?lista=` says what comes in. */
export function ImportarScreen() {
  const navigate = useNavigate()
  const back = useReturn(PATHS.importacoes)
  const lista = useSearch({ strict: false, select: (search) => (search as { lista?: unknown }).lista })
  return (
    <ImportarPage
      who={useSession()}
      lista={typeof lista === 'string' ? lista : null}
      back={<BackLink {...back.link}>{back.title ?? 'Importações'}</BackLink>}
      onLista={(next) =>
        void navigate({ to: PATHS.importar, search: { lista: next ?? undefined } as never, replace: true })
      }
      onReceived={(id) => void navigate(importacaoLink(id, 'planilha'))}
    />
  )
}
