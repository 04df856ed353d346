import { formatInstant } from '@paco/domain/shared/days'
import { type LinkProps, useRouter } from '@tanstack/react-router'
import { Cartao, Linha, Linhas } from './cartao.tsx'
import { listRascunhos } from './rascunhos.ts'

/** To an address as it stands: the router takes its path and what follows it apart. */
function useLinkTo() {
  const { options } = useRouter()
  return (href: string) => {
    const { pathname, search } = new URL(href, window.location.origin)
    return { to: pathname, search: options.parseSearch(search) } as LinkProps
  }
}

/** What was begun in this browser and not sent. */
export function RascunhosCard() {
  const linkTo = useLinkTo()
  const rascunhos = listRascunhos().slice(0, 6)
  return (
    <Cartao
      title="Rascunhos neste navegador"
      lead="O que você começou e não enviou. Fica só neste computador, por 30 dias."
      empty="Nenhum rascunho neste navegador."
      count={rascunhos.length}
    >
      <Linhas>
        {rascunhos.map(({ key, tipo, nome, href, salvo }) => (
          <Linha
            key={key}
            link={linkTo(href)}
            nome={nome ?? tipo}
            detalhe={`${nome === null ? 'Sem nome ainda' : tipo} · guardado em ${formatInstant(salvo)}`}
          />
        ))}
      </Linhas>
    </Cartao>
  )
}
