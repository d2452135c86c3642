import { mount } from 'svelte';
import Art from './Art.svelte';
mount(Art, { target: document.getElementById('app')! });
