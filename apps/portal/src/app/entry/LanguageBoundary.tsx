import { Component } from 'react';
import type { ReactNode } from 'react';
import { productName } from '../shell/header/Brand.tsx';

/** Before any language has arrived there is none to say it in, so it is said in each. */
const reload = [
  ['en', 'Intake could not be loaded. Check the connection and reload the page.'],
  ['fr', 'Intake n’a pas pu être chargé. Vérifiez la connexion et rechargez la page.'],
  ['ja', 'Intake を読み込めませんでした。接続を確認して、ページを再読み込みしてください。'],
  ['zh', '无法加载 Intake。请检查网络连接，然后重新加载页面。'],
] as const;

/** Stands where even the texts of an error page are missing. */
export class LanguageBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <main role="alert">
        <h1>{productName}</h1>
        {reload.map(([locale, text]) => (
          <p key={locale} lang={locale}>
            {text}
          </p>
        ))}
      </main>
    );
  }
}
