import { Printer } from 'lucide-react'
import { Manual } from '../../../ajuda/manual.tsx'
import { Button } from '../../../ui/button.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'

/** The manual, open to everybody. */
export function AjudaScreen() {
  return (
    <>
      <PageHeader
        title="Ajuda"
        lead="Como usar o sistema, tela por tela, e quem pode fazer o quê. As imagens são de uma cidade de demonstração."
      >
        <Button
          variant="default"
          leftSection={<Printer size={16} aria-hidden />}
          onClick={() => window.print()}
        >
          Imprimir
        </Button>
      </PageHeader>
      <Manual />
    </>
  )
}
