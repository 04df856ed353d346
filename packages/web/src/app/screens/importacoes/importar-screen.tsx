import { useNavigate, useSearch } from '@tanstack/react-router'
import { ImportarPage } from '../../../importacoes/envio/importar-page.tsx'
import { importacaoLink } from '../../../importacoes/links.ts'
import { PATHS } from '../../../paths.ts'
import { useSession } from '../../session.ts'
import { useReturn } from '../../use-return.ts'
import { BackLink } from '../back-link.tsx'

/** `?lista=` says what comes in, `?contrato=` whose sheet it is. */
export function ImportarScreen() {
  const navigate = useNavigate()
  const { lista, contrato: named } = useSearch({ strict: false }) as { lista?: unknown; contrato?: unknown }
  const contrato = typeof named === 'number' && Number.isSafeInteger(named) && named > 0 ? named : null
  const origin = contrato === null ? null : PATHS.contratoPlanilha.replace('$id', String(contrato))
  const back = useReturn(origin ?? PATHS.importacoes)
  return (
    <ImportarPage
      who={useSession()}
      lista={typeof lista === 'string' ? lista : null}
      contrato={contrato}
      back={
        <BackLink {...back.link}>
          {back.title ?? (origin === null ? 'Importações' : 'Planilha do contrato')}
        </BackLink>
      }
      onLista={(next) =>
        void navigate({ to: PATHS.importar, search: { lista: next ?? undefined } as never, replace: true })
      }
      onReceived={(id) => void navigate(importacaoLink(id, 'planilha'))}
    />
  )
}
