import { mount } from 'svelte';
import { isLanguage, setLanguage } from '$lib/i18n';
import { useTextsOf } from '../../texts';
import '../../../styles/fonts.css';
import '../../../styles/tokens.css';
import '../../../styles/base.css';
import Gallery from './Gallery.svelte';

const query = new URLSearchParams(location.search);
const wanted = query.get('lang');
await setLanguage(isLanguage(wanted) ? wanted : 'en');
await useTextsOf('yamatai');
const target = document.getElementById('app');
if (target) mount(Gallery, { target });
