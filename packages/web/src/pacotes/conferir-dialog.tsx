import type { PacoteResumo } from '@paco/domain/pacotes/carga'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Switch } from '../ui/field/switch.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { Problem } from '../ui/states/problem.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import words from '../ui/theme/words.module.css'
import { ConferenciaSecao } from './conferencia-secao.tsx'
import { conferenciaQuery } from './queries.ts'
import { useCarregar } from './use-carregar.ts'

interface ConferirDialogProps {
  pacote: PacoteResumo
  onClose: () => void
}

/** What loading a pack would do, and the button that does it. */
export function ConferirDialog({ pacote: { chave, nome }, onClose }: ConferirDialogProps) {
  const { data, error } = useQuery(conferenciaQuery(chave))
  const [atualizar, setAtualizar] = useState(false)
  const carregar = useCarregar(onClose)
  const total = (kind: 'novos' | 'diferentes') =>
    (data?.secoes ?? []).reduce((sum, secao) => sum + secao[kind].length, 0)
  const nothing = data !== undefined && total('novos') === 0 && !(atualizar && total('diferentes') > 0)
  return (
    <FormDialog title={`Conferir: ${nome}`} onClose={onClose}>
      <p>Nada foi escrito ainda. Carregar cria o que falta e nunca exclui; pode ser desfeito depois.</p>
      {(error ?? carregar.error) && <Problem error={error ?? carregar.error} />}
      {!data && !error && <Skeleton lines={4} label="Conferindo o pacote…" />}
      {data?.secoes.map((secao) => (
        <ConferenciaSecao key={secao.secao} secao={secao} />
      ))}
      {total('diferentes') > 0 && (
        <Switch
          className={words.above16}
          label="Atualizar também os diferentes"
          checked={atualizar}
          onChange={({ currentTarget }) => setAtualizar(currentTarget.checked)}
        />
      )}
      {nothing && <p className={words.above16}>A cidade já tem tudo deste pacote.</p>}
      <div className={`${words.wrap} ${words.gap8} ${words.above16}`}>
        <Button
          disabled={!data || nothing}
          loading={carregar.isPending}
          onClick={() => void carregar.ask({ chave, atualizar })}
        >
          Carregar
        </Button>
        <Button variant="default" onClick={onClose}>
          Fechar
        </Button>
      </div>
    </FormDialog>
  )
}
