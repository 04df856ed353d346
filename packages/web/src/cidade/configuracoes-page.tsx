import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { PATHS } from '../paths.ts'
import { Card } from '../ui/card.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { ErrorState } from '../ui/states/error-state.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import { BrasaoField } from './brasao-field.tsx'
import { aparenciaFields, contatosFields, identificacaoFields, mapaFields } from './cidade-fields.ts'
import classes from './configuracoes-page.module.css'
import { CorteCard } from './corte-card.tsx'
import { FamiliasCard } from './familias-card.tsx'
import { ModulosCard } from './modulos-card.tsx'
import { cidadeQuery } from './queries.ts'
import { SecaoForm } from './secao-form.tsx'

/** '/configuracoes': whose system this is, section by section. */
export function ConfiguracoesPage() {
  const { data: cidade, error, refetch } = useQuery(cidadeQuery)
  return (
    <>
      <PageHeader
        title="Configurações da cidade"
        lead="De que cidade é o sistema. Cada seção é salva por si; tudo fica na auditoria."
      />
      {error && !cidade && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!cidade && !error && <Skeleton lines={8} label="Carregando as configurações…" />}
      {cidade && (
        <div className={classes.sections}>
          <SecaoForm
            chave="identificacao"
            titulo="Identificação"
            lead="Município, fuso horário, tribunal de contas e centro do mapa."
            fields={identificacaoFields}
            cidade={cidade}
          />
          <CorteCard cidade={cidade} />
          <SecaoForm chave="aparencia" titulo="Aparência" fields={aparenciaFields} cidade={cidade}>
            <BrasaoField cidade={cidade} />
          </SecaoForm>
          <SecaoForm
            chave="mapa"
            titulo="Mapa"
            lead="Como o mapa abre, em torno do centro do município."
            fields={mapaFields}
            cidade={cidade}
          />
          <SecaoForm
            chave="contatos"
            titulo="Contatos e encarregado"
            lead="Publicados no rodapé e nas páginas de privacidade e acessibilidade."
            fields={contatosFields}
            cidade={cidade}
          />
          <ModulosCard cidade={cidade} />
          <FamiliasCard cidade={cidade} />
          <Card title="Primeiros passos">
            <p>
              O <Link to={PATHS.primeirosPassos}>guia dos primeiros passos</Link> leva da cidade em branco à
              primeira página pública.
            </p>
          </Card>
          <Card title="Secretarias, bairros e pessoas">
            <p>
              As <Link to={PATHS.secretaria}>secretarias</Link> se incluem, renomeiam, ordenam e tiram de uso
              na sua lista; os <Link to={PATHS.bairros}>bairros</Link>, com a zona de cada um, na deles; quem
              entra, em <Link to={PATHS.usuarios}>usuários</Link>. Os{' '}
              <Link to={PATHS.pacotes}>pacotes de dados</Link> trazem secretarias, bairros, códigos e feriados
              de uma vez.
            </p>
          </Card>
          <Card title="Programas do PPA">
            <p>
              Os programas do plano plurianual ficam nas{' '}
              <Link to={PATHS.opcoesOrcamento} search={{ lista: 'programa' } as never}>
                opções do orçamento
              </Link>
              . O nome de cada um aparece nas dotações que trazem o seu código.
            </p>
          </Card>
          <Card title="Calendário fiscal">
            <p>
              Feriados, pontos facultativos e as datas do ano (PPA, LDO, LOA, encerramento e PCA) ficam no{' '}
              <Link to={PATHS.calendario}>calendário da cidade</Link>.
            </p>
          </Card>
        </div>
      )}
    </>
  )
}
