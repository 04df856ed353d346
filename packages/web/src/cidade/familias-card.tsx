import type { Cidade } from '@paco/domain/cidade/cidade'
import { cidadeCalls } from '@paco/domain/cidade/contract'
import { FAMILIA_ROTULOS } from '@paco/domain/cidade/modulos-keys'
import { ehDaqui, type FamiliaDaCidade, familiasDaCidade } from '@paco/domain/cidade/rotulos'
import { useQueryClient } from '@tanstack/react-query'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState } from 'react'
import { request } from '../http/client.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import parts from '../ui/data/parts.module.css'
import { IconButton } from '../ui/field/icon-button.tsx'
import { TextInput } from '../ui/field/text-input.tsx'
import { Problem } from '../ui/states/problem.tsx'
import words from '../ui/theme/words.module.css'
import { toast } from '../ui/toast.ts'
import { useAskedWrite } from '../ui/use-asked-write.ts'
import { tellCidade } from './cidade.ts'
import classes from './configuracoes-page.module.css'
import { cidadeQuery } from './queries.ts'

type Familias = readonly FamiliaDaCidade[]

/** The one at this place one place earlier. */
const earlier = (all: Familias, place: number): Familias =>
  all.flatMap((one, at) => {
    const [before, moved] = [all[place - 1], all[place]]
    if (!before || !moved) return [one]
    return at === place - 1 ? [moved, before] : at === place ? [] : [one]
  })

/** What the city calls the families of agreements, and in which order they stand. */
export function FamiliasCard({ cidade }: { cidade: Cidade }) {
  const queryClient = useQueryClient()
  const [typed, setTyped] = useState<Familias | null>(null)
  const shown = typed ?? familiasDaCidade(cidade).filter(({ chave }) => ehDaqui(chave, cidade))
  const write = useAskedWrite({
    send: (familias: Familias) =>
      request(cidadeCalls.updateCidade, { body: { familias: [...familias], versao: cidade.versao } }),
    question: () => null,
    onDone: async () => {
      tellCidade(await queryClient.fetchQuery({ ...cidadeQuery, staleTime: 0 }))
      setTyped(null)
      toast('Famílias salvas.')
    },
    quiet: true,
  })
  const rename = (chave: string, nome: string) =>
    setTyped(shown.map((one) => (one.chave === chave ? { ...one, nome } : one)))
  return (
    <Card
      title="Famílias de convênios"
      lead="Como a cidade chama cada família, e em que ordem aparecem no menu, nas listas e nas páginas públicas."
    >
      {write.error ? <Problem error={write.error} /> : null}
      <form
        aria-label="Famílias de convênios"
        onSubmit={(event) => {
          event.preventDefault()
          void write.ask(shown)
        }}
      >
        <ul>
          {shown.map(({ chave, nome }, place) => (
            <li key={chave} className={`${words.wrap} ${words.gap8} ${words.above12} ${classes.familia}`}>
              <TextInput
                label={FAMILIA_ROTULOS[chave]}
                value={nome}
                maxLength={40}
                className={words.grows}
                required
                onChange={({ target }) => rename(chave, target.value)}
              />
              <IconButton
                aria-label={`Subir ${nome}`}
                disabled={place === 0}
                onClick={() => setTyped(earlier(shown, place))}
              >
                <ArrowUp size={16} aria-hidden />
              </IconButton>
              <IconButton
                aria-label={`Descer ${nome}`}
                disabled={place === shown.length - 1}
                onClick={() => setTyped(earlier(shown, place + 1))}
              >
                <ArrowDown size={16} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
        <div className={`${parts.buttons} ${words.ruled} ${classes.buttons}`}>
          {cidade.familias.length > 0 && (
            <Button variant="default" disabled={write.isPending} onClick={() => void write.ask([])}>
              Voltar aos nomes e à ordem de sempre
            </Button>
          )}
          <Button type="submit" disabled={typed === null || write.isPending}>
            Salvar
          </Button>
        </div>
      </form>
    </Card>
  )
}
